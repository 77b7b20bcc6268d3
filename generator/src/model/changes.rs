//! Changes of a model before crates are written.

use std::collections::BTreeSet;

use crate::lowered::{Api, Operation, TypeDefinition, TypeId, TypeKind, Webhook};
use crate::names::Name;
use crate::options::{ChosenNames, Options};
use crate::report::{Code, Diagnostic, Report, Severity, Style, quoted};
use crate::source::{Source, did_you_mean, nearest};
use crate::type_rules::TypeRule;
use crate::{Understood, understand};

/// Changes of the names and operations of a model, which `Generation::change` and [`Understood::change`] apply.
///
/// They refer to operations by their ids, to types by their Rust names, and to fields by the names of their properties, as in the
/// model before the changes. The description is lowered again with them: what depends on a name follows, and a name that is taken
/// or reserved is an error.
///
/// ```
/// use openapi_crates::TypeRule;
/// use openapi_crates::model::Changes;
///
/// let mut changes = Changes::new();
/// changes
///     .rename_operation("getPetUsingGET_1", "pet")
///     .hide_operation("debug")
///     .rename_type("PetDto", "Pet")
///     .rename_field("PetDto", "ctgId", "category_id");
/// let mut money = TypeRule::new("MoneyDto")?;
/// money.replace("money::Amount")?.dependency("money", "1", [])?;
/// changes.type_rule(money);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    all: Vec<Change>,
    rules: Vec<TypeRule>,
}

#[derive(Clone, Debug, PartialEq)]
enum Change {
    RenameOperation {
        id: String,
        to: String,
    },
    HideOperation {
        id: String,
    },
    RenameType {
        name: String,
        to: String,
    },
    RenameField {
        of: String,
        property: String,
        to: String,
    },
}

impl Changes {
    /// No changes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Names an operation: its method, and the types that are called after it.
    pub fn rename_operation(
        &mut self,
        id: impl Into<String>,
        rust_name: impl Into<String>,
    ) -> &mut Self {
        self.add(Change::RenameOperation {
            id: id.into(),
            to: rust_name.into(),
        })
    }

    /// Excludes an operation or a webhook, as [`Selection::exclude`](crate::Selection::exclude) does, and with it the types that no
    /// other operation uses.
    pub fn hide_operation(&mut self, id: impl Into<String>) -> &mut Self {
        self.add(Change::HideOperation { id: id.into() })
    }

    /// Names a type, which may be that of an inline schema.
    pub fn rename_type(
        &mut self,
        rust_name: impl Into<String>,
        new_name: impl Into<String>,
    ) -> &mut Self {
        self.add(Change::RenameType {
            name: rust_name.into(),
            to: new_name.into(),
        })
    }

    /// Names a field of an object. JSON keeps the name of the property.
    pub fn rename_field(
        &mut self,
        type_name: impl Into<String>,
        json_name: impl Into<String>,
        rust_name: impl Into<String>,
    ) -> &mut Self {
        self.add(Change::RenameField {
            of: type_name.into(),
            property: json_name.into(),
            to: rust_name.into(),
        })
    }

    /// Adds a rule for types to those of the options: it replaces the type of a component schema by one of the program, or adds
    /// derives and attributes to the types with its name after the changes.
    pub fn type_rule(&mut self, rule: TypeRule) -> &mut Self {
        self.rules.push(rule);
        self
    }

    fn add(&mut self, change: Change) -> &mut Self {
        self.all.push(change);
        self
    }

    /// Lowers the description of an API again with the changes, and returns the options with which it was.
    ///
    /// # Errors
    ///
    /// If a change cannot be applied.
    pub(crate) fn apply(
        &self,
        api: &Api,
        report: &Report,
        source: &Source,
        options: &Options,
    ) -> Result<(Options, Understood), String> {
        let options = self.resolve(api, options);
        let options = options.map_err(|errors| errors.join("\n"))?;
        let understood = understand(source, &options);
        let obstacles = obstacles(&understood.report, report);
        if !obstacles.is_empty() {
            let shown = obstacles.render_briefly(source, Style::Plain);
            return Err(format!("the changes cannot be applied\n{shown}"));
        }
        let crates = understood.crates.as_ref();
        let api = crates.and_then(|crates| crates.apis.any());
        let failed = api.map(|api| self.verify(&options.chosen_names, api));
        match failed.filter(|failed| !failed.is_empty()) {
            Some(failed) => Err(failed.join("\n")),
            None => Ok((options, understood)),
        }
    }

    /// Returns the options with the changes.
    ///
    /// # Errors
    ///
    /// If a change names nothing in the API, or an invalid name.
    fn resolve(&self, api: &Api, options: &Options) -> Result<Options, Vec<String>> {
        let mut options = options.clone();
        options.type_rules.extend(self.rules.iter().cloned());
        let mut errors = Vec::new();
        for change in &self.all {
            if let Err(error) = self.resolve_one(change, api, &mut options) {
                errors.push(format!("{}: {error}", change.shown()));
            }
        }
        match errors.is_empty() {
            true => Ok(options),
            false => Err(errors),
        }
    }

    fn resolve_one(&self, change: &Change, api: &Api, options: &mut Options) -> Result<(), String> {
        let owner = match change {
            Change::RenameOperation { id, to } => owner_of_call(api, to).filter(|one| one != id),
            Change::RenameType { name, to } => {
                let owner = definition(api, to).ok().map(|_| to.clone());
                owner.filter(|one| one != name)
            }
            _ => None,
        };
        match owner.filter(|owner| !self.all.iter().any(|one| one.frees(owner))) {
            Some(owner) => Err(format!("{} has this name", quoted(&owner))),
            None => change.resolve(api, options),
        }
    }

    /// Returns the changes whose names the API of the options does not have, because they are not free.
    fn verify(&self, names: &ChosenNames, api: &Api) -> Vec<String> {
        let failed = self.all.iter().filter(|change| !change.is_done(names, api));
        let failed = failed.map(|change| {
            format!(
                "{}: another item or generated code has this name",
                change.shown()
            )
        });
        failed.collect()
    }
}

impl Change {
    /// The change in messages.
    fn shown(&self) -> String {
        match self {
            Self::RenameOperation { id, to } => {
                format!("cannot rename operation {} to {}", quoted(id), quoted(to))
            }
            Self::HideOperation { id } => format!("cannot hide operation {}", quoted(id)),
            Self::RenameType { name, to } => {
                format!("cannot rename type {} to {}", quoted(name), quoted(to))
            }
            Self::RenameField { of, property, to } => {
                let property = quoted(&format!("{of}.{property}"));
                format!("cannot rename field {property} to {}", quoted(to))
            }
        }
    }

    /// Returns `true` if the change makes the name of an operation or a type free.
    fn frees(&self, owner: &str) -> bool {
        match self {
            Self::RenameOperation { id, .. } | Self::HideOperation { id } => id == owner,
            Self::RenameType { name, .. } => name == owner,
            Self::RenameField { .. } => false,
        }
    }

    fn resolve(&self, api: &Api, options: &mut Options) -> Result<(), String> {
        match self {
            Self::RenameOperation { id, to } => {
                operation(api, id)?;
                let name = verified(Name::lower_in_ascii(to), to)?;
                options.chosen_names.operations.insert(id.clone(), name);
            }
            Self::HideOperation { id } => {
                let selector = selector(operation(api, id)?)?;
                options.operations.exclude(&selector)?;
            }
            Self::RenameType { name, to } => {
                let (id, definition) = definition(api, name)?;
                let before = api.types.iter().take(id.0);
                let index = before.filter(|one| one.place == definition.place).count();
                let name = verified(Name::upper(to, Some(to)), to)?;
                let of_place = options.chosen_names.types.entry(definition.place.clone());
                of_place.or_default().insert(index, name);
            }
            Self::RenameField { of, property, to } => {
                let (_, definition) = definition(api, of)?;
                field(definition, property)?;
                let name = verified(Name::lower(to, Some(to)), to)?;
                let of_place = options.chosen_names.fields.entry(definition.place.clone());
                of_place.or_default().insert(property.clone(), name);
            }
        }
        Ok(())
    }

    fn is_done(&self, names: &ChosenNames, api: &Api) -> bool {
        match self {
            Self::RenameOperation { id, to } => {
                operation(api, id).is_ok_and(|one| one.name.plain() == to)
            }
            Self::HideOperation { id } => operation(api, id).is_err(),
            // A type may be hidden with the only operation that uses it.
            Self::RenameType { to, .. } => {
                let places = names.types.iter();
                let places = places.filter(|(_, names)| names.values().any(|name| name == to));
                let mut places = places.map(|(place, _)| place);
                definition(api, to).is_ok()
                    || !places.any(|place| api.types.iter().any(|one| one.place == *place))
            }
            Self::RenameField { property, to, .. } => {
                let chosen = |one: &&TypeDefinition| {
                    names
                        .of_field(&one.place, property)
                        .is_some_and(|name| name == to)
                };
                let mut types = api.types.iter().filter(chosen);
                types.all(|one| field(one, property).is_ok_and(|name| name.plain() == to))
            }
        }
    }
}

/// The errors after changes, and the taken names that were not there before, which are corrected by leaving out what has them.
fn obstacles(after: &Report, before: &Report) -> Report {
    let known = before.diagnostics().iter().map(Diagnostic::message);
    let known: BTreeSet<&str> = known.collect();
    let mut obstacles = after.clone();
    obstacles.keep(|one| match one.code() {
        Code::NameNotFree => !known.contains(one.message()),
        _ => one.severity() == Severity::Error,
    });
    obstacles
}

/// The name, if its Rust spelling is the wanted one.
fn verified(name: Name, wanted: &str) -> Result<String, String> {
    match name.plain() == wanted.strip_prefix("r#").unwrap_or(wanted) {
        true => Ok(wanted.to_owned()),
        false => Err(format!("expected a name such as {}", quoted(name.plain()))),
    }
}

/// The id of the operation with a Rust name.
fn owner_of_call(api: &Api, rust_name: &str) -> Option<String> {
    let mut all = api.operations.iter();
    let owner = all.find(|one| one.name.plain() == rust_name);
    owner.map(|one| one.name.wire.clone())
}

fn operation<'a>(api: &'a Api, id: &str) -> Result<&'a Operation, String> {
    let all = || api.operations.iter().chain(&api.webhooks.operations);
    let ids = all().map(|one| one.name.wire.as_str());
    let found = all().find(|one| one.name.wire == id);
    found.ok_or_else(|| unknown("no operation has this id", id, ids))
}

fn definition<'a>(api: &'a Api, name: &str) -> Result<(TypeId, &'a TypeDefinition), String> {
    let all = || api.generated_types().map(|id| (id, api.type_of(id)));
    let names = all().map(|(_, one)| one.name.rust.as_str());
    let found = all().find(|(_, one)| one.name.rust == name);
    found.ok_or_else(|| unknown("no type has this Rust name", name, names))
}

fn field<'a>(definition: &'a TypeDefinition, property: &str) -> Result<&'a Name, String> {
    let TypeKind::Struct(object) = &definition.kind else {
        return Err("the type is not an object with declared properties".to_owned());
    };
    let names = || object.fields.iter().map(|field| &field.name);
    let found = names().find(|name| name.wire == property);
    let known = names().map(|name| name.wire.as_str());
    found.ok_or_else(|| unknown("the type has no property of this name", property, known))
}

fn unknown<'n>(message: &str, wanted: &str, known: impl Iterator<Item = &'n str>) -> String {
    match nearest(wanted, known) {
        Some(near) => format!("{message}; {}", did_you_mean(near)),
        None => message.to_owned(),
    }
}

/// Returns the selector of one operation.
fn selector(operation: &Operation) -> Result<String, String> {
    match &operation.webhook {
        None => {
            let method = operation.method.as_str().to_ascii_lowercase();
            Ok(format!("{method}:{}", operation.path))
        }
        Some(Webhook::Webhook { key }) => Ok(format!("webhook:{key}")),
        Some(Webhook::Callback { operations, .. }) => Err(format!(
            "this is a callback: hide the operations that declare it, {}",
            operations.join(", ")
        )),
    }
}
