//! A crate that depends on a generated one, and uses all that it has for others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use generator::surface::{Form, Generics, Item, Key, Kind, Signature, Surface};

use super::traits;

/// What stands above the uses.
const HEAD: &str = "\
//! Uses all that a generated crate has for others.
#![allow(warnings)]

/// A value of any type, which is never made.
fn any<T>() -> T {
    loop {}
}

fn is_future<F: Future>(future: F) -> F {
    future
}
";

/// The source of the crate, which knows the generated one as `subject`; what waits for a feature
/// that is not `on` is left out.
pub fn source(surface: &Surface, on: &BTreeSet<String>) -> String {
    let mut parts: BTreeMap<&Key, Vec<(&Key, &Item)>> = BTreeMap::new();
    for (key, item) in surface
        .items
        .iter()
        .filter(|(_, item)| item.gate.is_subset(on))
    {
        if let Some(parent) = &item.parent {
            parts.entry(parent).or_default().push((key, item));
        }
    }
    let mut probe = Probe {
        surface,
        on,
        parts,
        out: HEAD.to_owned(),
        count: 0,
    };
    let items = surface.items.iter();
    for (key, item) in items.filter(|(_, item)| item.gate.is_subset(on)) {
        probe.item(key, item);
    }
    traits::write(&mut probe);
    probe.out.replace("crate::", "subject::")
}

/// The source while it is written. Paths of the generated crate begin with `crate` until the end.
pub(super) struct Probe<'a> {
    pub(super) surface: &'a Surface,
    pub(super) on: &'a BTreeSet<String>,
    parts: BTreeMap<&'a Key, Vec<(&'a Key, &'a Item)>>,
    out: String,
    count: usize,
}

impl<'a> Probe<'a> {
    /// Writes a function that does something with arguments.
    pub(super) fn function(&mut self, generics: &Generics, arguments: &[String], body: &str) {
        self.count += 1;
        let (count, arguments) = (self.count, arguments.join(", "));
        let (head, tail) = (parameters(generics), conditions(generics));
        let _ = writeln!(
            self.out,
            "fn use_{count}{head}({arguments}) {tail}{{ {body} }}"
        );
    }

    /// Writes a function that relies on a trait of a type.
    fn holds(&mut self, generics: &Generics, ty: &str, of: &str) {
        let (ty, of) = (with_lifetimes(ty, "'static"), with_lifetimes(of, "'static"));
        let mut inner = generics.clone();
        inner.parameters.push("Is".to_owned());
        inner.bounds.insert(format!("Is: {of}"));
        let names = generics
            .parameters
            .iter()
            .filter(|name| !name.starts_with('\''));
        let names = names.map(|name| own_name(name)).chain([ty.as_str()]);
        let names: Vec<&str> = names.collect();
        let body = format!(
            "fn is{}() {}{{}} is::<{}>();",
            parameters(&inner),
            conditions(&inner),
            names.join(", ")
        );
        self.function(generics, &[], &body);
    }

    /// Writes something else.
    pub(super) fn push(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// The parts of an item that are there, in the order of their names.
    pub(super) fn parts(&self, key: &Key) -> Vec<(&'a Key, &'a Item)> {
        self.parts.get(key).cloned().unwrap_or_default()
    }

    fn item(&mut self, key: &'a Key, item: &'a Item) {
        let path = &key.path;
        let none = Generics::default();
        match &item.kind {
            Kind::Module | Kind::Reexport(_) => {
                self.count += 1;
                let count = self.count;
                self.push(&format!("use {path} as _name_{count};"));
            }
            Kind::Struct {
                generics,
                form,
                is_open,
            } => self.structure(key, generics, *form, *is_open),
            Kind::Field(ty) => self.field(key, item, ty),
            Kind::Enum {
                generics,
                is_closed,
            } => self.enumeration(key, generics, *is_closed),
            Kind::Variant { form, fields } => self.variant(key, item, *form, fields),
            Kind::Function(signature) => self.call(key, item, signature),
            Kind::Constant(ty) => {
                let (owner, name) = path.rsplit_once("::").unwrap_or_default();
                let body = match item.parent {
                    Some(_) => format!("let _: {} = <{owner}>::{name};", with_self(ty, owner)),
                    None => format!("let _: {ty} = {path};"),
                };
                self.function(&none, &[], &body);
            }
            Kind::Alias { generics, ty } => {
                let named = applied(path, generics);
                self.function(
                    generics,
                    &[format!("value: {named}")],
                    &format!("let _: {ty} = value;"),
                );
            }
            Kind::Impl {
                generics,
                of,
                for_type,
            } => {
                self.holds(generics, for_type, of);
            }
            Kind::Assigned { generics, ty } => {
                self.function(
                    generics,
                    &[format!("value: {path}")],
                    &format!("let _: {ty} = value;"),
                );
            }
            Kind::Trait { .. } | Kind::Member { .. } | Kind::Feature => {}
        }
    }

    fn structure(&mut self, key: &'a Key, generics: &Generics, form: Form, is_open: bool) {
        let named = applied(&key.path, generics);
        let path = &key.path;
        self.function(generics, &[format!("value: {named}")], "");
        if !is_open {
            return;
        }
        let fields: Vec<(&str, &str)> = self
            .parts(key)
            .into_iter()
            .filter_map(|(key, item)| match &item.kind {
                Kind::Field(ty) => Some((key.name(), ty.as_str())),
                _ => None,
            })
            .collect();
        let types: Vec<String> = fields.iter().map(|(_, ty)| (*ty).to_owned()).collect();
        let names: Vec<Option<String>> = fields
            .iter()
            .map(|(name, _)| (form == Form::Named).then(|| (*name).to_owned()))
            .collect();
        let made = made(path, form, &names, |index| {
            format!("any::<{}>()", types[index])
        });
        let taken = made_pattern(path, form, &names);
        self.function(
            generics,
            &[],
            &format!("let value: {named} = {made}; let {taken} = value;"),
        );
    }

    fn field(&mut self, key: &Key, item: &Item, ty: &str) {
        let Some((owner, generics)) = self.owner(item) else {
            return;
        };
        let name = key.name();
        self.function(
            &generics,
            &[format!("value: &mut {owner}"), format!("new: {ty}")],
            &format!("{{ let _: &{ty} = &value.{name}; }} value.{name} = new;"),
        );
    }

    fn enumeration(&mut self, key: &'a Key, generics: &Generics, is_closed: bool) {
        let named = applied(&key.path, generics);
        let variants = self
            .parts(key)
            .into_iter()
            .filter_map(|(key, item)| match &item.kind {
                Kind::Variant { form, fields } => {
                    let names: Vec<_> = fields.iter().map(|(name, _)| name.clone()).collect();
                    let bindings = fields.iter().enumerate();
                    let checks =
                        bindings.map(|(index, (_, ty))| format!("let _: {ty} = v{index};"));
                    let checks: String = checks.collect();
                    let pattern = made_pattern(&key.path, *form, &names);
                    Some(format!("{pattern} => {{ {checks} }}"))
                }
                _ => None,
            });
        let mut arms: Vec<String> = variants.collect();
        if !is_closed {
            arms.push("_ => {}".to_owned());
        }
        let body = format!("match value {{ {} }}", arms.join(" "));
        self.function(generics, &[format!("value: {named}")], &body);
    }

    fn variant(&mut self, key: &Key, item: &Item, form: Form, fields: &[(Option<String>, String)]) {
        let Some((owner, generics)) = self.owner(item) else {
            return;
        };
        let names: Vec<_> = fields.iter().map(|(name, _)| name.clone()).collect();
        let made = made(&key.path, form, &names, |index| {
            format!("any::<{}>()", fields[index].1)
        });
        self.function(&generics, &[], &format!("let _: {owner} = {made};"));
    }

    /// The type that an item is part of, with its parameters.
    fn owner(&self, item: &Item) -> Option<(String, Generics)> {
        let key = item.parent.as_ref()?;
        match &self.surface.items.get(key)?.kind {
            Kind::Struct { generics, .. } | Kind::Enum { generics, .. } => {
                Some((applied(&key.path, generics), generics.clone()))
            }
            _ => None,
        }
    }

    fn call(&mut self, key: &Key, item: &Item, signature: &Signature) {
        let (owner, name) = key.path.rsplit_once("::").unwrap_or_default();
        let function = match item.parent {
            Some(_) => format!("<{owner}>::{name}"),
            None => key.path.clone(),
        };
        let (generics, arguments, call) = called(signature, &function, owner);
        self.function(&generics, &arguments, &call);
    }
}

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
            Some(bounds) => {
                generics.parameters.push(format!("A{index}"));
                generics.bounds.insert(format!("A{index}: {bounds}"));
                format!("A{index}")
            }
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

/// The types that a function is given besides those of its owner.
fn own_types(signature: &Signature, owner: &str) -> String {
    let is_of_owner = |name: &str| {
        let mut words = owner.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.any(|word| word == name)
    };
    let names = signature.generics.parameters.iter();
    let names = names.filter(|name| !name.starts_with('\''));
    let names = names
        .map(|name| own_name(name))
        .filter(|name| !is_of_owner(name));
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
fn with_lifetimes(ty: &str, lifetime: &str) -> String {
    let ty = ty
        .replace("'_", lifetime)
        .replace('&', &format!("&{lifetime} "));
    ty.replace(&format!("&{lifetime} '"), "&'")
}

/// A value of fields.
fn made(
    path: &str,
    form: Form,
    names: &[Option<String>],
    value: impl Fn(usize) -> String,
) -> String {
    let fields = names.iter().enumerate().map(|(index, name)| match name {
        Some(name) => format!("{name}: {}", value(index)),
        None => value(index),
    });
    let fields = fields.collect::<Vec<_>>().join(", ");
    match form {
        Form::Named => format!("{path} {{ {fields} }}"),
        Form::Tuple => format!("{path}({fields})"),
        Form::Unit => path.to_owned(),
    }
}

/// A pattern of fields, which binds them.
fn made_pattern(path: &str, form: Form, names: &[Option<String>]) -> String {
    made(path, form, names, |index| format!("v{index}"))
}

/// A type with its own parameters.
pub(super) fn applied(path: &str, generics: &Generics) -> String {
    let names = generics
        .parameters
        .iter()
        .map(|parameter| own_name(parameter));
    let names: Vec<&str> = names.collect();
    match names.as_slice() {
        [] => path.to_owned(),
        names => format!("{path}<{}>", names.join(", ")),
    }
}

/// The name of a parameter.
fn own_name(parameter: &str) -> &str {
    let name = parameter.strip_prefix("const ").unwrap_or(parameter);
    name.split([' ', ':', '=']).next().unwrap_or(name)
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
