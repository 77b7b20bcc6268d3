// Runs the generator once: a WASI program with a request as its standard input, and JSON lines as its standard output.

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SUPPORTED = 52;

/** The end of the program by `proc_exit`. */
class Exit {
    constructor(code) {
        this.code = code;
    }
}

/** The part of WASI (preview 1) that the program uses: standard streams and random bytes. */
class Host {
    constructor(input) {
        this.input = new TextEncoder().encode(input);
        this.chunks = { 1: [], 2: [] };
    }

    attach(instance) {
        this.memory = instance.exports.memory;
    }

    get view() {
        return new DataView(this.memory.buffer);
    }

    bytes(start, length) {
        return new Uint8Array(this.memory.buffer, start, length);
    }

    /** The buffers of a list of `iovec`. */
    *buffers(list, count) {
        for (let at = list; at < list + 8 * count; at += 8) {
            yield this.bytes(this.view.getUint32(at, true), this.view.getUint32(at + 4, true));
        }
    }

    /** The text of an output stream. */
    text(stream) {
        const decoder = new TextDecoder();
        return this.chunks[stream].map((chunk) => decoder.decode(chunk, { stream: true })).join("");
    }

    functions(module) {
        const functions = {
            fd_read: (stream, list, count, read) => {
                if (stream !== 0) return BAD_DESCRIPTOR;
                let total = 0;
                for (const buffer of this.buffers(list, count)) {
                    const part = this.input.subarray(0, buffer.length);
                    buffer.set(part);
                    this.input = this.input.subarray(part.length);
                    total += part.length;
                }
                this.view.setUint32(read, total, true);
                return SUCCESS;
            },
            fd_write: (stream, list, count, written) => {
                const chunks = this.chunks[stream];
                if (!chunks) return BAD_DESCRIPTOR;
                let total = 0;
                for (const buffer of this.buffers(list, count)) {
                    chunks.push(buffer.slice());
                    total += buffer.length;
                }
                this.view.setUint32(written, total, true);
                return SUCCESS;
            },
            random_get: (start, length) => {
                crypto.getRandomValues(this.bytes(start, length));
                return SUCCESS;
            },
            environ_sizes_get: (count, size) => {
                this.view.setUint32(count, 0, true);
                this.view.setUint32(size, 0, true);
                return SUCCESS;
            },
            environ_get: () => SUCCESS,
            proc_exit: (code) => {
                throw new Exit(code);
            },
        };
        for (const { name } of WebAssembly.Module.imports(module)) {
            functions[name] ??= () => NOT_SUPPORTED;
        }
        return functions;
    }
}

/** Runs the program; throws if it fails. */
async function run(module, request) {
    const host = new Host(JSON.stringify(request));
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: host.functions(module) });
    host.attach(instance);
    try {
        instance.exports._start();
    } catch (error) {
        if (!(error instanceof Exit)) throw new Error(crash(error, host.text(2)));
        if (error.code !== 0) throw new Error(host.text(2).trim());
    }
    return host.text(1);
}

/** The message about a program that did not end by itself. */
function crash(error, output) {
    const [panic] = output.split("\nnote: run with ");
    if (panic.startsWith("memory allocation of ")) return "The description needs more memory than WebAssembly has.";
    if (panic) return `The generator panicked, which is a bug: ${panic.trim()}`;
    if (error instanceof RangeError) return "The description is nested too deeply for the stack of the browser.";
    return `The generator was aborted: ${error.message}`;
}

onmessage = async ({ data: { module, request } }) => {
    const start = performance.now();
    try {
        const output = await run(module, request);
        const seconds = (performance.now() - start) / 1000;
        const lines = output.split("\n").filter(Boolean).map((line) => JSON.parse(line));
        postMessage({ lines, seconds });
    } catch (error) {
        postMessage({ error: error.message });
    }
};
