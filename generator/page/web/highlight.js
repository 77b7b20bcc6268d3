// Highlighting of Rust and TOML, as far as one expression can recognize them.

const RUST = new RegExp(
    [
        /(?<comment>\/\/.*)/,
        /(?<string>b?"(?:[^"\\]|\\[^])*"|r(?<hashes>#*)"[^]*?"\k<hashes>|b?'(?:[^'\\]|\\.[^']*)')/,
        /(?<attribute>#!?\[[^\]]*\])/,
        /(?<keyword>\b(?:as|async|await|break|const|continue|crate|dyn|else|enum|extern|false|fn|for|if|impl|in|let|loop|match|mod|move|mut|pub|ref|return|self|Self|static|struct|super|trait|true|type|unsafe|use|where|while)\b)/,
        /(?<type>\b[A-Z]\w*\b)/,
    ]
        .map((part) => part.source)
        .join("|"),
    "g",
);

const TOML = /(?<comment>#.*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<keyword>^\[.*\]$)|(?<type>^[\w.-]+(?= =))/gm;

/** The nodes of a text. */
export function highlighted(path, text) {
    const language = { rs: RUST, toml: TOML }[path.split(".").pop()];
    const fragment = document.createDocumentFragment();
    let end = 0;
    for (const match of language ? text.matchAll(language) : []) {
        const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
        const span = document.createElement("span");
        span.className = kind;
        span.textContent = match[0];
        fragment.append(text.slice(end, match.index), span);
        end = match.index + match[0].length;
    }
    fragment.append(text.slice(end));
    return fragment;
}
