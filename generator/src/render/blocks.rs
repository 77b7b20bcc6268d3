//! Renders imports, declarations and the rows of macros: one line for each field, variant or row.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

use crate::emit::{Block, Declaration, Docs, Import, Rows};

/// The indentation of a row within its macro.
const INDENT: usize = 4;

/// The line width of `prettyplease`.
const WIDTH: usize = 89;

/// Writes a block, without a line break at the end.
pub fn write(text: &mut String, block: &Block, indent: usize) {
    match block {
        Block::Rows(rows) => write_rows(text, rows, indent),
        Block::Declaration(declaration) => write_declaration(text, declaration, indent),
        Block::Imports(imports) => write_imports(text, imports, indent),
        Block::Definition(call, _) => {
            text.push_str(&" ".repeat(indent));
            write_tokens(text, call);
        }
    }
}

fn write_imports(text: &mut String, imports: &[Import], indent: usize) {
    let margin = " ".repeat(indent);
    let mut before = None;
    for import in imports {
        match before {
            Some(group) if group == import.group => text.push('\n'),
            Some(_) => text.push_str("\n\n"),
            None => {}
        }
        before = Some(import.group);
        if let Some(attribute) = import.gate.attribute() {
            text.push_str(&margin);
            write_tokens(text, &attribute);
            text.push('\n');
        }
        text.extend([&margin, "use ", &import.module, "::"]);
        write_names(text, import, indent);
        text.push(';');
    }
}

/// Writes the names of an import after its module, on one line or filled lines, as `prettyplease` does.
fn write_names(text: &mut String, import: &Import, indent: usize) {
    let [names @ .., last] = import.names.as_slice() else {
        return;
    };
    if names.is_empty() {
        text.push_str(last);
        return;
    }
    let length = names
        .iter()
        .fold(last.len(), |sum, name| sum + name.len() + 2);
    let start = indent + "use ::{".len() + import.module.len();
    text.push('{');
    if start + length + "};".len() <= WIDTH {
        for name in names {
            text.extend([name, ", "]);
        }
        text.extend([last, "}"]);
        return;
    }
    // The column after the line break.
    let mut column = WIDTH;
    let margin = " ".repeat(indent + INDENT);
    let ends = names.iter().map(|_| ",").chain([""]);
    for (name, comma) in import.names.iter().zip(ends) {
        let length = name.len() + comma.len();
        if column + 1 + length > WIDTH {
            text.extend(["\n", &margin]);
            column = margin.len();
        } else {
            text.push(' ');
            column += 1;
        }
        text.extend([name, comma]);
        column += length;
    }
    text.extend([",\n", &" ".repeat(indent), "}"]);
}

fn write_declaration(text: &mut String, declaration: &Declaration, indent: usize) {
    let margin = " ".repeat(indent);
    write_docs(text, &declaration.docs, &margin);
    for attribute in &declaration.attributes {
        text.push_str(&margin);
        write_tokens(text, attribute);
        text.push('\n');
    }
    text.push_str(&margin);
    write_tokens(text, &declaration.head);
    text.push_str(" {");
    let inner = " ".repeat(indent + INDENT);
    for member in &declaration.members {
        text.push('\n');
        write_docs(text, &member.docs, &inner);
        for tokens in &member.attributes {
            text.push_str(&inner);
            write_tokens(text, tokens);
            text.push('\n');
        }
        text.push_str(&inner);
        write_tokens(text, &member.tokens);
        text.push(',');
    }
    if !declaration.members.is_empty() {
        text.push('\n');
        text.push_str(&margin);
    }
    text.push('}');
}

/// Writes the lines of docs with line breaks.
fn write_docs(text: &mut String, docs: &Docs, margin: &str) {
    for line in docs.doc_lines() {
        text.push_str(margin);
        text.push_str("///");
        text.push_str(&line);
        text.push('\n');
    }
}

fn write_rows(text: &mut String, rows: &Rows, indent: usize) {
    let margin = " ".repeat(indent);
    text.push_str(&margin);
    text.push_str(rows.module);
    text.push_str("::implement! {\n");
    write_contents(text, rows, indent + INDENT);
    text.push('\n');
    text.push_str(&margin);
    text.push('}');
}

/// Writes the contents of a macro.
fn write_contents(text: &mut String, rows: &Rows, indent: usize) {
    let margin = " ".repeat(indent);
    text.push_str(&margin);
    write_tokens(text, &rows.head);
    text.push_str(" {");
    for row in &rows.rows {
        write_row(text, row, indent + INDENT);
    }
    if !rows.rows.is_empty() {
        text.push('\n');
        text.push_str(&margin);
    }
    text.push('}');
    write_tokens(text, &rows.tail);
}

/// Writes a row, after its attributes.
fn write_row(text: &mut String, row: &TokenStream, indent: usize) {
    let margin = format!("\n{}", " ".repeat(indent));
    let mut trees = row.clone().into_iter().peekable();
    while let Some(mark) = trees.next_if(|tree| is_punct(tree, '#')) {
        text.push_str(&margin);
        write_tokens(text, &[mark].into_iter().chain(trees.next()).collect());
    }
    text.push_str(&margin);
    write_tokens(text, &trees.collect());
    text.push(';');
}

fn is_punct(tree: &TokenTree, mark: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// The token before a position, as far as spaces depend on it.
#[derive(Clone, Copy, PartialEq)]
enum Before {
    /// The start of a group, or a token that stands close to the next one.
    Open,
    /// A word, a literal or a group.
    Operand,
    /// An operator, a comma and the like.
    Operator,
}

/// Writes tokens with spaces where a person would write them.
fn write_tokens(text: &mut String, tokens: &TokenStream) {
    let mut before = Before::Open;
    let mut is_in_closure = false;
    let mut trees = tokens.clone().into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            // The start and the end of the parameters of a closure.
            TokenTree::Punct(mark)
                if mark.as_char() == '|' && (is_in_closure || before != Before::Operand) =>
            {
                if before == Before::Operator {
                    text.push(' ');
                }
                text.push('|');
                before = match is_in_closure {
                    true => Before::Operator,
                    false => Before::Open,
                };
                is_in_closure = !is_in_closure;
            }
            TokenTree::Group(group) => {
                let is_empty = group.stream().is_empty();
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace if is_empty => ("{", "}"),
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{ ", " }"),
                    Delimiter::None => ("", ""),
                };
                let is_call =
                    group.delimiter() == Delimiter::Parenthesis && before == Before::Operand;
                if before != Before::Open && !is_call {
                    text.push(' ');
                }
                text.push_str(open);
                write_tokens(text, &group.stream());
                text.push_str(close);
                before = Before::Operand;
            }
            TokenTree::Punct(first) => {
                let mut operator = first.as_char().to_string();
                let mut last = first;
                while last.spacing() == Spacing::Joint {
                    let next = trees.next_if(|next| matches!(next, TokenTree::Punct(_)));
                    let Some(TokenTree::Punct(punct)) = next else {
                        break;
                    };
                    operator.push(punct.as_char());
                    last = punct;
                }
                before = write_operator(text, &operator, before);
            }
            tree => {
                if before != Before::Open {
                    text.push(' ');
                }
                text.push_str(&tree.to_string());
                before = Before::Operand;
            }
        }
    }
}

fn write_operator(text: &mut String, operator: &str, before: Before) -> Before {
    let is_unary = before != Before::Operand;
    match operator {
        "," | ";" | ":" => {
            text.push_str(operator);
            Before::Operator
        }
        // The conditions of rows compare by `<=`, `>=` and `==` alone: these are the brackets of generics.
        "::" | "." | ".." | "..=" | "<" | "!" | "::<" => {
            if before == Before::Operator {
                text.push(' ');
            }
            text.push_str(operator);
            Before::Open
        }
        ">" | "?" | ">>" | ">>>" => {
            text.push_str(operator);
            Before::Operand
        }
        "#" => {
            text.push('#');
            Before::Open
        }
        ">," | ">>," | ">>>," => {
            text.push_str(operator);
            Before::Operator
        }
        "&" | "-" | "*" if is_unary => {
            if before == Before::Operator {
                text.push(' ');
            }
            text.push_str(operator);
            Before::Open
        }
        "'" => {
            if before != Before::Open {
                text.push(' ');
            }
            text.push('\'');
            Before::Open
        }
        operator => {
            if before != Before::Open {
                text.push(' ');
            }
            text.push_str(operator);
            Before::Operator
        }
    }
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;
    use crate::emit::ImportGroup;

    #[test]
    fn each_row_is_a_line() {
        let rows = Rows {
            module: "object",
            head: quote!(NewPet from NewPetRequired),
            rows: vec![
                quote!(required(name, "name")),
                quote!(#[deprecated(note = "soon")] optional(tags: Vec<Vec<Tag>>, "tags", codec::Tag)),
                quote!(default(limit: Option<i64> = Some(-1), "limit")),
                quote!(default(names: BTreeMap<String, i64> = BTreeMap::from([("a".to_owned(), 1)]), "names")),
                quote!(optional(
                    "code",
                    Condition(
                        |text| text.chars().all(|c| matches!(c, 'a'..='z' | '_')),
                        "expected a code"
                    )
                )),
                quote!(optional(
                    "size",
                    Schema::Number(NumberBounds {
                        minimum: 0.0,
                        ..NumberBounds::ANY
                    })
                )),
            ],
            tail: quote!(, closed, check),
            outline: quote!(),
        };
        let mut text = String::new();
        write_contents(&mut text, &rows, 4);
        let expected = "    NewPet from NewPetRequired {
        required(name, \"name\");
        #[deprecated(note = \"soon\")]
        optional(tags: Vec<Vec<Tag>>, \"tags\", codec::Tag);
        default(limit: Option<i64> = Some(-1), \"limit\");
        default(names: BTreeMap<String, i64> = BTreeMap::from([(\"a\".to_owned(), 1)]), \"names\");
        optional(\"code\", Condition(|text| text.chars().all(|c| matches!(c, 'a'..='z' | '_')), \"expected a code\"));
        optional(\"size\", Schema::Number(NumberBounds { minimum: 0.0, ..NumberBounds::ANY }));
    }, closed, check";
        assert_eq!(text, expected);
    }

    #[test]
    fn imports_are_in_groups_and_filled_lines() {
        let import = |group, module: &str, names: &str, feature: Option<&str>| Import {
            group,
            module: module.to_owned(),
            names: names.split(' ').map(str::to_owned).collect(),
            gate: feature.into(),
        };
        let long =
            "AffinityGroupCreate AffinityGroupResultsPage AffinityGroupUpdate Error NameOrId Z";
        let wide = "AbbbbbbbbbbbbFailure AbbbbbbbbbbbbRequest AbbbbbbbbbbbbResponse";
        let imports = [
            import(ImportGroup::Standard, "std::fmt", "Display", None),
            import(ImportGroup::Here, "crate::runtime", "a b", Some("cli")),
            // 91 columns on one line.
            import(ImportGroup::Here, "crate::operations", wide, None),
            import(ImportGroup::Here, "crate::types", long, None),
        ];
        let mut text = String::new();
        write_imports(&mut text, &imports, 0);
        let expected = "\
use std::fmt::Display;

#[cfg(feature = \"cli\")]
use crate::runtime::{a, b};
use crate::operations::{
    AbbbbbbbbbbbbFailure, AbbbbbbbbbbbbRequest, AbbbbbbbbbbbbResponse,
};
use crate::types::{
    AffinityGroupCreate, AffinityGroupResultsPage, AffinityGroupUpdate, Error, NameOrId,
    Z,
};";
        assert_eq!(text, expected);
    }
}
