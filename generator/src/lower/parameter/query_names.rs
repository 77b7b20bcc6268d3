//! Which names in the query belong to which parameter.

use std::collections::BTreeSet;

use crate::lower::Lowering;
use crate::lower::owned_names::Keys;
use crate::model::{Coding, Credential, Location, Parameter, Style, Type, TypeKind};
use crate::report::{Code, quoted};
use crate::source::{Change, Place};

/// What names in the query are those of a parameter.
enum Names {
    /// Its own.
    One(String),
    /// Its own, with brackets behind it.
    Deep(String),
    /// Those of the fields of an object, and any others if it is open.
    Fields(Vec<String>, bool),
}

impl Lowering<'_> {
    /// Tells the fields of an object that stand in the query under their own names from
    /// the other parameters, and from the keys of callers.
    pub(in crate::lower) fn settle_names_of_fields(
        &mut self,
        parameters: &mut [Parameter],
        keys: &Keys,
        place: &Place,
    ) {
        let in_query = parameters.iter().map(|parameter| {
            (parameter.location == Location::Query).then(|| self.names(parameter))
        });
        let names: Vec<Option<Names>> = in_query.collect();
        let is_open = |names: &&Names| matches!(names, Names::Fields(_, true) | Names::Deep(_));
        let open = names.iter().flatten().filter(is_open).count();
        let has_open = names
            .iter()
            .flatten()
            .any(|names| matches!(names, Names::Fields(_, true)));
        if has_open && open > 1 {
            let what =
                "a second parameter that takes names in the query which are not known beforehand";
            let mut with_names = names.iter().zip(parameters.iter());
            let last = with_names.rfind(|(names, _)| names.as_ref().is_some_and(|it| is_open(&it)));
            let entry = last.and_then(|(_, last)| self.optional_entry(last, place));
            self.unsupported(Code::UnsupportedParameter, &place.key("parameters"), what)
                .maybe_corrected_by(entry.as_ref(), Change::Remove);
        }
        let keys: Vec<&str> = keys
            .iter()
            .filter_map(|(key, _)| in_query_of(key))
            .collect();
        let mut taken: BTreeSet<&str> = keys.iter().copied().collect();
        let deep: Vec<&str> = names.iter().flatten().filter_map(Names::deep).collect();
        let known = names.iter().enumerate().flat_map(|(index, names)| {
            let known = names.iter().flat_map(Names::known);
            known.map(move |name| (index, name))
        });
        let all = place.key("parameters");
        for (index, name) in known {
            let is_of = |deep: &&str| name.strip_prefix(*deep).is_some_and(is_in_brackets);
            if !taken.insert(name) || deep.iter().any(is_of) {
                // An object rather than what has the name itself, and the later of two.
                let has_field = |names: &Option<Names>| {
                    let names = names.as_ref();
                    names.is_some_and(|names| names.has_field(name))
                };
                let last = names.iter().rposition(has_field);
                let object = if has_field(&names[index]) {
                    Some(index)
                } else {
                    last
                };
                let entry =
                    object.and_then(|object| self.optional_entry(&parameters[object], place));
                let message = format!(
                    "more than one parameter is sent as {} in the query",
                    quoted(name)
                );
                self.report
                    .add(
                        Code::SharedQueryName,
                        entry.as_ref().unwrap_or(&all),
                        message,
                    )
                    .maybe_corrected_by(entry.as_ref(), Change::Remove);
            }
        }
        for (index, parameter) in parameters.iter_mut().enumerate() {
            let own = names.get(index).and_then(Option::as_ref);
            if let (Some(Names::Fields(_, true)), Coding::Styled { others, .. }) =
                (own, &mut parameter.coding)
            {
                let foreign = names
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != index);
                let foreign = foreign.filter_map(|(_, names)| names.as_ref());
                others.extend(foreign.flat_map(Names::known).map(str::to_owned));
                others.extend(keys.iter().map(|key| (*key).to_owned()));
            }
        }
    }

    fn names(&self, parameter: &Parameter) -> Names {
        let own = parameter.field.name.wire.clone();
        match &parameter.coding {
            Coding::Styled {
                style: Style::Deep, ..
            } => Names::Deep(own),
            Coding::Styled {
                style: Style::Form(true),
                ..
            } if self.style_kinds(&parameter.field.ty).object => {
                let (mut fields, mut is_open) = (Vec::new(), false);
                self.add_fields(&parameter.field.ty, &mut fields, &mut is_open);
                Names::Fields(fields, is_open)
            }
            _ => Names::One(own),
        }
    }

    /// The fields that an object has, in any of its branches.
    fn add_fields(&self, ty: &Type, fields: &mut Vec<String>, is_open: &mut bool) {
        match self.types.resolved(ty) {
            Type::Map(_) => *is_open = true,
            Type::Nullable(ty) => self.add_fields(ty, fields, is_open),
            _ => {}
        }
        match self.types.kind_of(ty) {
            Some(TypeKind::Struct(object)) => {
                *is_open |= object.kept().is_some();
                for field in &object.fields {
                    if !fields.contains(&field.name.wire) {
                        fields.push(field.name.wire.clone());
                    }
                }
            }
            Some(TypeKind::Union(union)) => {
                for branch in &union.variants {
                    self.add_fields(&branch.ty, fields, is_open);
                }
            }
            _ => {}
        }
    }
}

/// The name of a key in the query.
fn in_query_of(key: &Credential) -> Option<&str> {
    match key {
        Credential::QueryKey(name) => Some(name),
        _ => None,
    }
}

/// Whether a name goes on as those of the fields of an object do: `[a]`.
fn is_in_brackets(rest: &str) -> bool {
    rest.starts_with('[') && rest.ends_with(']')
}

impl Names {
    /// The name whose fields stand behind it in brackets.
    fn deep(&self) -> Option<&str> {
        match self {
            Self::Deep(name) => Some(name),
            Self::One(_) | Self::Fields(..) => None,
        }
    }

    /// Whether a field of an object has this name.
    fn has_field(&self, name: &str) -> bool {
        !matches!(self, Self::One(_)) && self.known().contains(&name)
    }

    /// The names that are known.
    fn known(&self) -> Vec<&str> {
        match self {
            Self::One(name) | Self::Deep(name) => vec![name],
            Self::Fields(names, _) => names.iter().map(String::as_str).collect(),
        }
    }
}
