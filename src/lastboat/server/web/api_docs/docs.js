// The page of the HTTP API: draws the OpenAPI description of this server, and sends requests to it.

const DEEPEST = 6; // how far schemas are written out in examples

/** An element with attributes and children; texts are never read as HTML. */
function element(name, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

const pretty = (value) => JSON.stringify(value, null, 2);

/** The schema that a reference names. */
function resolved(api, schema) {
  const path = schema?.$ref?.split("/").slice(1) ?? [];
  return path.reduce((part, name) => part[name], path.length ? api : schema);
}

/** A value as a schema describes it; optional fields are left out where only what is needed is wanted. */
function example(api, given, needed = false, depth = 0) {
  const schema = resolved(api, given) ?? {};
  if (depth > DEEPEST) return null;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const some = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find((one) => one.type !== "null");
  if (some) return example(api, some, needed, depth + 1);
  switch (schema.type) {
    case "object": {
      const wanted = Object.entries(schema.properties ?? {}).filter(([name]) => !needed || schema.required?.includes(name));
      return Object.fromEntries(wanted.map(([name, one]) => [name, example(api, one, needed, depth + 1)]));
    }
    case "array":
      return schema.items ? [example(api, schema.items, needed, depth + 1)] : [];
    case "integer":
    case "number":
      return schema.minimum ?? 0;
    case "boolean":
      return false;
    case "string":
      return "text";
    default:
      return null;
  }
}

/** The JSON schema of a body or an answer, if it has one. */
const schemaOf = (part) => Object.values(part?.content ?? {})[0]?.schema;

/** What the type of a parameter says. */
function kindOf(api, parameter) {
  const schema = resolved(api, parameter.schema) ?? {};
  const kinds = (schema.anyOf ?? [schema]).map((one) => one.enum?.join(", ") ?? one.type).filter(Boolean);
  return `${parameter.in}, ${kinds.join(" or ")}${parameter.required ? ", required" : ""}`;
}

function field(api, parameter) {
  const input = element("input", { type: "text", name: parameter.name, required: parameter.required, spellcheck: false });
  return { parameter, input, label: element("label", {}, element("code", {}, parameter.name), ` (${kindOf(api, parameter)})`, input) };
}

/** The address of a request with the values of its fields. */
function address(path, fields) {
  let filled = path;
  const query = new URLSearchParams();
  for (const { parameter, input } of fields) {
    if (parameter.in === "path") filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (input.value !== "") query.set(parameter.name, input.value);
  }
  return query.size ? `${filled}?${query}` : filled;
}

/** Send a request; the answer as text. */
async function send(method, url, body) {
  const token = document.getElementById("token").value.trim();
  const headers = { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const start = performance.now();
  const answer = await fetch(url, { method: method.toUpperCase(), headers, body });
  const text = await answer.text();
  const json = /json/.test(answer.headers.get("Content-Type") ?? "") && text;
  const head = `${answer.status} ${answer.statusText} · ${Math.round(performance.now() - start)} ms`;
  return { head, text: json ? pretty(JSON.parse(text)) : text };
}

/** What an operation takes and answers, with a form that sends it. */
function contents(api, method, path, operation) {
  const fields = (operation.parameters ?? []).map((parameter) => field(api, parameter));
  const schema = schemaOf(operation.requestBody);
  const body = schema && element("textarea", { rows: 8, spellcheck: false, value: pretty(example(api, schema, true)) });
  const head = element("p", { role: "status" });
  const answer = element("pre", { hidden: true, tabIndex: 0 });
  answer.setAttribute("aria-label", "Answer");
  const form = element("form", {}, ...fields.map((one) => one.label));
  if (body) {
    const all = element("details", {}, element("summary", {}, "All fields"), element("pre", {}, pretty(example(api, schema))));
    form.append(element("label", {}, "Body (JSON)", body), all);
  }
  form.append(element("button", { type: "submit" }, "Send"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const sent = await send(method, address(path, fields), body?.value);
      [head.textContent, answer.textContent] = [sent.head, sent.text];
    } catch (error) {
      [head.textContent, answer.textContent] = ["No answer", String(error)];
    }
    answer.hidden = answer.textContent === "";
  });
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const shape = schemaOf(response);
    const title = element("summary", {}, `${status} ${response.description}`);
    return shape && Object.keys(resolved(api, shape)).length ? element("details", {}, title, element("pre", {}, pretty(example(api, shape)))) : element("p", {}, ...title.childNodes);
  });
  const about = operation.description ? [element("p", {}, operation.description)] : [];
  return element("div", { className: "body" }, ...about, element("h3", {}, "Try it"), form, head, answer, element("h3", {}, "Answers"), ...answers);
}

/** A request as one line that opens. */
function request(api, method, path, operation) {
  const line = element("summary", {}, element("span", { className: "method" }, method.toUpperCase()), element("span", { className: "path" }, path), element("span", { className: "title" }, operation.summary ?? ""));
  const made = element("details", { className: "request", id: operation.operationId }, line);
  made.addEventListener("toggle", () => made.children.length === 1 && made.append(contents(api, method, path, operation)));
  made.words = `${method} ${path} ${operation.summary} ${operation.description ?? ""}`.toLowerCase();
  return made;
}

/** All requests, by tag. */
function draw(api) {
  document.getElementById("about").textContent = `${api.info.title} ${api.info.version}. ${api.info.description ?? ""}`;
  const groups = new Map();
  for (const [path, methods] of Object.entries(api.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? "others";
      if (!groups.has(tag)) groups.set(tag, element("section", {}, element("h2", {}, tag)));
      groups.get(tag).append(request(api, method, path, operation));
    }
  document.getElementById("requests").append(...groups.values());
}

/** Show what has all words of the filter. */
function filter(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const section of document.querySelectorAll("section")) {
    const requests = [...section.querySelectorAll(".request")];
    for (const one of requests) one.hidden = !words.every((word) => one.words.includes(word));
    section.hidden = requests.every((one) => one.hidden);
  }
}

try {
  draw(await (await fetch("/api/openapi.json")).json());
  document.getElementById(location.hash.slice(1))?.setAttribute("open", "");
  document.getElementById("filter").addEventListener("input", (event) => filter(event.target.value));
} catch (error) {
  document.getElementById("about").textContent = `The description of the API could not be read: ${error}`;
}
