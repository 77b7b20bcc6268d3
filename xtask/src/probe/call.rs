//! Calls of functions, and how types and parameters are written for them.

use generator_diff::public_api::{Generics, Signature};

/// A call of a function with arguments of its types, and the parameters and arguments of the
/// function that makes it.
pub(super) fn called(
    signature: &Signature,
    function: &str,
    owner: &str,
) -> (Generics, Vec<String>, String) {
    let with_owner = |ty: &str| with_self(ty, owner);
    let mut generics = Generics {
        parameters: signature.generics.parameters.clone(),
        bounds: signature
            .generics
            .bounds
            .iter()
            .map(|one| with_owner(one))
            .collect(),
    };
    let mut arguments = Vec::new();
    if let Some(receiver) = &signature.receiver {
        let ty = match receiver.strip_prefix("self: ") {
            Some(ty) => with_owner(ty),
            None => receiver.replace("self", owner),
        };
        arguments.push(format!("receiver: {ty}"));
    }
    let mut given: Vec<String> = arguments.iter().map(|_| "receiver".to_owned()).collect();
    for (index, ty) in signature.arguments.iter().enumerate() {
        let ty = with_owner(ty);
        let ty = match ty.strip_prefix("impl ") {
            Some(bounds) => named(bounds, format!("A{index}"), &mut generics),
            None => ty,
        };
        arguments.push(format!("a{index}: {ty}"));
        given.push(format!("a{index}"));
    }
    let own = own_types(signature, owner);
    let call = format!("{function}{own}({})", given.join(", "));
    let output = with_owner(&signature.output);
    let body = match output.strip_prefix("impl ") {
        // An inner function does not know what the outer one does.
        Some(bounds) if names_any(bounds, &generics, owner) => format!("let _ = {call};"),
        Some(bounds) => {
            let bounds = with_lifetimes(bounds, "'r");
            format!("fn is<'r, T: {bounds}>(_: T, _: &'r ()) {{}} is({call}, &());")
        }
        None if signature.is_async => {
            format!("let _ = async move {{ let _: {output} = is_future({call}).await; }};")
        }
        None => format!("let _: {output} = {call};"),
    };
    (generics, arguments, body)
}

/// Names a type that is known by its bounds alone, and those in them, which bounds of a parameter may not have.
fn named(bounds: &str, name: String, generics: &mut Generics) -> String {
    let bounds = match bounds.split_once("impl ") {
        Some((before, behind)) => {
            let (inner, rest) = behind.split_at(end_of_type(behind));
            let inner = named(inner, format!("{name}Item"), generics);
            format!("{before}{inner}{rest}")
        }
        None => bounds.to_owned(),
    };
    generics.parameters.push(name.clone());
    generics.bounds.insert(format!("{name}: {bounds}"));
    name
}

/// Where the list ends that a type stands in, or its part of it.
fn end_of_type(text: &str) -> usize {
    let mut depth = 0;
    let mut last = ' ';
    for (index, letter) in text.char_indices() {
        match letter {
            '<' | '(' | '[' => depth += 1,
            '>' if last == '-' => {}
            '>' | ')' | ']' if depth == 0 => return index,
            '>' | ')' | ']' => depth -= 1,
            ',' if depth == 0 => return index,
            _ => {}
        }
        last = letter;
    }
    text.len()
}

/// The types that a function is given besides those of its owner.
fn own_types(signature: &Signature, owner: &str) -> String {
    let is_of_owner = |name: &str| {
        let mut words = owner.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.any(|word| word == name)
    };
    let names = signature.generics.names();
    let names = names.filter(|name| !name.starts_with('\'') && !is_of_owner(name));
    let names: Vec<&str> = names.collect();
    match names.as_slice() {
        [] => String::new(),
        names => format!("::<{}>", names.join(", ")),
    }
}

/// Whether bounds name what an inner function does not know.
fn names_any(bounds: &str, generics: &Generics, owner: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || "_'".contains(letter);
    let mut words = bounds.split(|letter| !is_part(letter));
    words.any(|word| word == owner || generics.parameters.iter().any(|one| one == word))
}

/// A type with another in place of `Self`.
pub(super) fn with_self(ty: &str, owner: &str) -> String {
    let mut out = String::new();
    let mut rest = ty;
    while let Some(at) = rest.find("Self") {
        let (before, behind) = rest.split_at(at);
        let behind = behind.strip_prefix("Self").unwrap_or_default();
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let alone = !before.ends_with(is_part) && !behind.starts_with(is_part);
        out.push_str(before);
        out.push_str(if alone { owner } else { "Self" });
        rest = behind;
    }
    out + rest
}

/// A type with a lifetime in place of those that are left out.
pub(super) fn with_lifetimes(ty: &str, lifetime: &str) -> String {
    let ty = ty
        .replace("'_", lifetime)
        .replace('&', &format!("&{lifetime} "));
    ty.replace(&format!("&{lifetime} '"), "&'")
}

/// Parameters as they are declared: lifetimes first, and no defaults.
pub(super) fn parameters(generics: &Generics) -> String {
    let mut names: Vec<&str> = generics
        .parameters
        .iter()
        .map(|one| without_default(one))
        .collect();
    names.sort_by_key(|name| !name.starts_with('\''));
    names.dedup();
    match names.as_slice() {
        [] => String::new(),
        names => format!("<{}>", names.join(", ")),
    }
}

fn without_default(parameter: &str) -> &str {
    parameter.split(" = ").next().unwrap_or(parameter)
}

/// What parameters must hold to.
pub(super) fn conditions(generics: &Generics) -> String {
    let bounds: Vec<&str> = generics.bounds.iter().map(String::as_str).collect();
    match bounds.as_slice() {
        [] => String::new(),
        bounds => format!("where {} ", bounds.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_in_bounds_have_names() {
        let mut generics = Generics::default();
        let bounds = "IntoIterator<Item = impl Into<Bytes>> + Send";
        assert_eq!(named(bounds, "A0".to_owned(), &mut generics), "A0");
        assert_eq!(generics.parameters, ["A0Item", "A0"]);
        let bounds: Vec<&str> = generics.bounds.iter().map(String::as_str).collect();
        assert_eq!(
            bounds,
            [
                "A0: IntoIterator<Item = A0Item> + Send",
                "A0Item: Into<Bytes>"
            ]
        );
    }
}
