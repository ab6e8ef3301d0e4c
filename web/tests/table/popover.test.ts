import { expect, it } from "vitest";
import { placeBeside } from "../../src/table/interaction/popover";

it("a card is below, above or beside its element, and always inside the window", () => {
  const window = { width: 360, height: 740 };
  expect(placeBeside({ left: 100, top: 100, width: 40, height: 40 }, { width: 100, height: 50 }, window)).toEqual({ left: 70, top: 148 });
  expect(placeBeside({ left: 100, top: 700, width: 40, height: 30 }, { width: 100, height: 50 }, window)).toEqual({ left: 70, top: 642 });
  expect(placeBeside({ left: 0, top: 10, width: 20, height: 720 }, { width: 100, height: 60 }, window)).toEqual({ left: 28, top: 10 });
  expect(placeBeside({ left: 350, top: 100, width: 10, height: 10 }, { width: 200, height: 50 }, window).left).toBe(154);
});
