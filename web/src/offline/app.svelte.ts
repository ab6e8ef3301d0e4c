// The page as an app: keeps itself on the device, and says when there is a new version.

/** A browser begins to keep the page after it is shown, so that this delays nothing. */
const REGISTER_AFTER_MS = 2_000;
const LOOK_AGAIN_MS = 3_600_000;

class App {
  /** A new version that waits for the player's word. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  /** Whether the player wants it later. */
  #later = $state(false);

  get hasNewVersion(): boolean {
    return this.#waiting !== null && !this.#later;
  }

  /** Keep the page on this device, where the browser can. */
  register(): void {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return;
    const begin = () => setTimeout(() => void this.#register().catch(() => {}), REGISTER_AFTER_MS);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin);
  }

  /** Take the new version: all tabs are loaded again. */
  take(): void {
    this.#waiting?.postMessage("take");
  }

  later(): void {
    this.#later = true;
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    const hadOne = serviceWorker.controller !== null;
    const registration = await serviceWorker.register("sw.js");
    const look = () => {
      if (hadOne && registration.waiting) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN_MS);
    if (hadOne) serviceWorker.addEventListener("controllerchange", () => location.reload());
  }
}

export const app = new App();
