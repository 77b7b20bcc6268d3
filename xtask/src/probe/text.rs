//! A crate that depends on a generated one, and uses all that it has for others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use generator_diff::public_api::{Form, Generics, Item, Key, Kind, Signature, PublicApi};

use super::call::{called, conditions, parameters, with_lifetimes, with_self};
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
pub fn source(surface: &PublicApi, on: &BTreeSet<String>) -> String {
    let mut parts: BTreeMap<&Key, Vec<(&Key, &Item)>> = BTreeMap::new();
    for (key, item) in surface
        .items
        .iter()
        .filter(|(_, item)| item.features.is_subset(on))
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
    for (key, item) in items.filter(|(_, item)| item.features.is_subset(on)) {
        probe.item(key, item);
    }
    traits::write(&mut probe);
    probe.out.replace("crate::", "subject::")
}

/// The source while it is written. Paths of the generated crate begin with `crate` until the end.
pub(super) struct Probe<'a> {
    pub(super) surface: &'a PublicApi,
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
        let names = generics.names().filter(|name| !name.starts_with('\''));
        let names = names.chain([ty.as_str()]);
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
                let named = generics.given_to(path);
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
        let named = generics.given_to(&key.path);
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
        let is_named = form == Form::Named;
        let fields: Vec<Field<'_>> = fields
            .iter()
            .map(|(name, ty)| (is_named.then_some(*name), *ty))
            .collect();
        let (made, taken) = (made(path, form, &fields), taken(path, form, &fields));
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
        let named = generics.given_to(&key.path);
        let variants = self
            .parts(key)
            .into_iter()
            .filter_map(|(key, item)| match &item.kind {
                Kind::Variant { form, fields } => {
                    let bindings = fields.iter().enumerate();
                    let checks =
                        bindings.map(|(index, (_, ty))| format!("let _: {ty} = v{index};"));
                    let checks: String = checks.collect();
                    let pattern = taken(&key.path, *form, &of_variant(fields));
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
        let made = made(&key.path, form, &of_variant(fields));
        self.function(&generics, &[], &format!("let _: {owner} = {made};"));
    }

    /// The type that an item is part of, with its parameters.
    fn owner(&self, item: &Item) -> Option<(String, Generics)> {
        let key = item.parent.as_ref()?;
        match &self.surface.items.get(key)?.kind {
            Kind::Struct { generics, .. } | Kind::Enum { generics, .. } => {
                Some((generics.given_to(&key.path), generics.clone()))
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

/// A field: its name, if it has one, and its type.
type Field<'a> = (Option<&'a str>, &'a str);

fn of_variant(fields: &[(Option<String>, String)]) -> Vec<Field<'_>> {
    let fields = fields.iter();
    fields
        .map(|(name, ty)| (name.as_deref(), ty.as_str()))
        .collect()
}

/// A value of fields.
fn made(path: &str, form: Form, fields: &[Field<'_>]) -> String {
    let values = fields.iter().map(|(_, ty)| format!("any::<{ty}>()"));
    with_fields(path, form, fields, values)
}

/// A pattern of fields, which binds them.
fn taken(path: &str, form: Form, fields: &[Field<'_>]) -> String {
    let names = (0..fields.len()).map(|index| format!("v{index}"));
    with_fields(path, form, fields, names)
}

fn with_fields(
    path: &str,
    form: Form,
    fields: &[Field<'_>],
    values: impl Iterator<Item = String>,
) -> String {
    let fields = fields
        .iter()
        .zip(values)
        .map(|((name, _), value)| match name {
            Some(name) => format!("{name}: {value}"),
            None => value,
        });
    let fields = fields.collect::<Vec<_>>().join(", ");
    match form {
        Form::Named => format!("{path} {{ {fields} }}"),
        Form::Tuple => format!("{path}({fields})"),
        Form::Unit => path.to_owned(),
    }
}
