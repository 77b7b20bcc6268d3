// The page: sends the description to a worker, and shows the diagnostics and files that it returns.

import { archive } from "./archive.js";
import { highlighted } from "./highlight.js";

/** The number of diagnostics to show at first. */
const FIRST = 100;
/** The number of warnings that are shown without being asked for. */
const FEW = 3;

const find = (selector) => document.querySelector(selector);
const text = find("#text");
const status = find("#status");

/** The file that was opened last. */
let opened = { name: "openapi.yaml", text: "" };
/** The compiled generator. */
let module;
/** The worker of the current generation. */
let worker;
/** The generated files, by crate and path. */
let files = new Map();
let chosen = "";

/** Creates an element with properties and children. */
function element(tag, properties, ...children) {
    const created = Object.assign(document.createElement(tag), properties);
    created.append(...children);
    return created;
}

/** The nodes of a message, with code for backticks. */
function prose(message) {
    return message.split(/(`[^`]+`)/).map((part) =>
        /^`.+`$/.test(part) ? element("code", {}, part.slice(1, -1)) : part,
    );
}

function count(number, noun) {
    return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

function size(bytes) {
    return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

// Generation

/** The name of the description's file, whose ending is its format; a pasted text may differ from the file that was opened. */
function fileName() {
    const isJson = /^\s*\{/.test(text.value);
    const isSame = text.value === opened.text || isJson === opened.name.endsWith(".json");
    return isSame ? opened.name : `openapi.${isJson ? "json" : "yaml"}`;
}

function generate() {
    if (!module) return;
    stop();
    const request = {
        file: fileName(),
        text: text.value,
        name: find("#name").value,
        only: find("#only").value || null,
        stubs: find("#stubs").checked,
        allow_skip: find("#allow-skip").checked,
    };
    // Each generation has a worker of its own: nothing is left of one that is stopped or fails.
    worker = new Worker("worker.js");
    worker.onmessage = ({ data }) => {
        stop();
        data.error === undefined ? show(data) : fail(data.error);
    };
    worker.onerror = (event) => {
        stop();
        fail(event.message || "The generator was aborted.");
    };
    worker.postMessage({ module, request });
    report("Generating…");
    find("#stop").hidden = false;
}

function stop() {
    worker?.terminate();
    worker = undefined;
    find("#stop").hidden = true;
}

function report(message, kind = "") {
    status.className = kind;
    status.replaceChildren(message);
}

function fail(message) {
    report(message, "error");
    find("#diagnostics").hidden = true;
    find("#files").hidden = true;
}

function show({ lines, seconds }) {
    const diagnostics = lines.filter((line) => line.kind === "diagnostic");
    const summary = lines.find((line) => line.kind === "summary");
    files = new Map();
    let bytes = 0;
    for (const file of lines.filter((line) => line.kind === "file")) {
        if (!files.has(file.crate)) files.set(file.crate, new Map());
        files.get(file.crate).set(file.path, file.text);
        bytes += file.text.length;
    }
    const number = [...files.values()].reduce((sum, paths) => sum + paths.size, 0);
    const time = `${seconds.toFixed(2)} s`;
    const outcome = number
        ? `${count(files.size, "crate")} with ${count(number, "file")} (${size(bytes)}) in ${time}${diagnostics.length ? "" : ", no diagnostics"}`
        : `No crates, because of errors; ${time}`;
    report(outcome, summary.errors ? "error" : "");
    showDiagnostics(diagnostics, summary);
    showFiles();
}

// Diagnostics

function showDiagnostics(diagnostics, summary) {
    const details = find("#diagnostics");
    details.hidden = diagnostics.length === 0;
    details.open = summary.errors > 0 || diagnostics.length <= FEW;
    const counts = `${count(summary.errors, "error")}, ${count(summary.warnings, "warning")}`;
    details.querySelector("summary").replaceChildren(counts);
    const list = details.querySelector("ol");
    list.replaceChildren(...diagnostics.slice(0, FIRST).map(item));
    const rest = diagnostics.slice(FIRST);
    if (rest.length === 0) return;
    const more = element("button", { type: "button" }, `Show ${rest.length.toLocaleString("en")} more`);
    more.onclick = () => more.parentElement.replaceWith(...rest.map(item));
    list.append(element("li", {}, more));
}

function item(diagnostic) {
    const head = element(
        "p",
        {},
        element("strong", { className: diagnostic.severity }, diagnostic.severity),
        " ",
        element("code", { title: diagnostic.class }, diagnostic.code),
        " ",
        ...prose(diagnostic.message),
        ...link(diagnostic),
    );
    const parts = [head];
    for (const kind of ["label", "help", "note"]) {
        const content = diagnostic[kind];
        if (content) parts.push(element("p", {}, kind === "label" ? "" : `${kind}: `, ...prose(content)));
    }
    for (const related of diagnostic.related ?? []) {
        parts.push(element("p", {}, ...prose(related.message), ...link(related)));
    }
    return element("li", {}, ...parts);
}

/** A link to a line of the description, if the line is known. */
function link({ line, column, end_column, pointer }) {
    if (!line) return [];
    const button = element("button", { type: "button", className: "link", title: pointer ?? "" }, `line ${line}`);
    button.onclick = () => select(line, column, end_column);
    return [" ", button];
}

/** Selects columns of a line of the description; columns count characters, and offsets UTF-16 units. */
function select(line, column, endColumn) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const characters = [...text.value.slice(start, start + 1e5)];
    const units = (columns) => characters.slice(0, columns - 1).join("").length;
    text.focus();
    text.setSelectionRange(start + units(column), start + units(endColumn));
    const height = parseFloat(getComputedStyle(text).lineHeight);
    text.scrollTop = Math.max(0, (line - 1) * height - text.clientHeight / 3);
    text.scrollLeft = 0;
}

// Files

function showFiles() {
    find("#files").hidden = files.size === 0;
    const folders = [...files].map(([name, paths]) => folder(name, treeOf(name, paths), true));
    find("#tree").replaceChildren(...folders);
    if (files.size === 0) return;
    const [first] = files.keys();
    const candidates = [chosen, `${first}/src/api.rs`, `${first}/src/client.rs`, `${first}/src/lib.rs`];
    choose(candidates.find((path) => textOf(path) !== undefined));
}

function textOf(path) {
    const slash = path.indexOf("/");
    return files.get(path.slice(0, slash))?.get(path.slice(slash + 1));
}

/** The folders and files of a crate: maps and full paths, by their names. */
function treeOf(name, paths) {
    const root = new Map();
    for (const path of paths.keys()) {
        const names = path.split("/");
        const last = names.pop();
        let folder = root;
        for (const each of names) {
            if (!folder.has(each)) folder.set(each, new Map());
            folder = folder.get(each);
        }
        folder.set(last, `${name}/${path}`);
    }
    return root;
}

/** A folder, whose items are created when it is opened. */
function folder(name, items, isOpen) {
    const list = element("ul", {});
    const details = element("details", { open: isOpen }, element("summary", {}, name), list);
    const fill = () => {
        if (!details.open || list.hasChildNodes()) return;
        const isFile = ([, value]) => typeof value === "string";
        const sorted = [...items].sort((a, b) => isFile(a) - isFile(b) || (a[0] < b[0] ? -1 : 1));
        list.append(
            ...sorted.map(([name, value]) =>
                typeof value === "string" ? leaf(name, value) : folder(name, value, name === "src"),
            ),
        );
    };
    details.ontoggle = fill;
    fill();
    return element("li", {}, details);
}

function leaf(name, path) {
    const button = element("button", { type: "button" }, name);
    button.dataset.path = path;
    if (path === chosen) button.setAttribute("aria-current", "true");
    button.onclick = () => choose(path);
    return element("li", {}, button);
}

function choose(path) {
    chosen = path;
    for (const button of document.querySelectorAll("#tree button")) {
        button.toggleAttribute("aria-current", false);
        if (button.dataset.path === path) button.setAttribute("aria-current", "true");
    }
    const content = textOf(path);
    find("#path").textContent = path;
    find("#file code").replaceChildren(highlighted(path, content));
    find("#file pre").scrollTo(0, 0);
}

// Controls

async function open(file) {
    text.value = await file.text();
    // The text area normalizes line ends.
    opened = { name: file.name, text: text.value };
    generate();
}

find("#request").onsubmit = (event) => {
    event.preventDefault();
    generate();
};
find("#request").onkeydown = (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) generate();
};
find("#stop").onclick = () => {
    stop();
    report("Stopped.");
};
find("#upload").onchange = ({ target }) => {
    const [file] = target.files;
    if (file) open(file);
    target.value = "";
};
text.ondragover = (event) => event.preventDefault();
text.ondrop = (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    open(file);
};
find("#copy").onclick = async () => {
    await navigator.clipboard.writeText(textOf(chosen));
    find("#copy").textContent = "Copied";
    setTimeout(() => (find("#copy").textContent = "Copy"), 1500);
};
find("#download").onclick = () => {
    const all = [...files].flatMap(([name, paths]) =>
        [...paths].map(([path, text]) => ({ path: `${name}/${path}`, text })),
    );
    const url = URL.createObjectURL(archive(all));
    element("a", { href: url, download: `${find("#name").value}.tar` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

// Start

async function fetched(path) {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`cannot load ${path}: status ${response.status}`);
    return response;
}

try {
    const [program, example] = await Promise.all([
        fetched("generator.wasm").then((response) => response.arrayBuffer()),
        fetched("openapi.yaml").then((response) => response.text()),
    ]);
    module = await WebAssembly.compile(program);
    text.value ||= example;
    find("#generate").disabled = false;
    generate();
} catch (error) {
    fail(error.message);
}
