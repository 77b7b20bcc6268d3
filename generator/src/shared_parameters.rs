//! Parameters of many operations that a client has once.

use std::str::FromStr;
use std::sync::Arc;

use crate::lowered::{Api, ClientParameter, Location, Operation, Parameter, ValueSchema};
use crate::names::{self, Case, Name, Scope};
use crate::report::{Code, Report, quoted};
use crate::source::{Place, did_you_mean, nearest};

/// The locations of shared parameters.
const LOCATIONS: [Location; 3] = [Location::Query, Location::Header, Location::Cookie];

/// A parameter of several operations that is set once, for a client.
///
/// As text, it is the name of the parameter, with its location if there are others: `X-Api-Version`, `query:tenant`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct SharedParameter {
    location: Option<Location>,
    name: String,
    label: Option<String>,
}

impl FromStr for SharedParameter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = |word: &str| LOCATIONS.into_iter().find(|one| one.as_str() == word);
        let chosen = text.split_once(':');
        let chosen = chosen.and_then(|(word, name)| Some((known(word)?, name)));
        let (location, name) = match chosen {
            Some((location, name)) => (Some(location), name),
            None => (None, text),
        };
        match name {
            "" => Err("expected the name of a parameter".to_owned()),
            name => Ok(Self {
                location,
                name: name.to_owned(),
                label: None,
            }),
        }
    }
}

impl SharedParameter {
    /// The place of the setting that errors name: `codegen.toml:7:22`.
    pub fn label(self, label: impl Into<String>) -> Self {
        Self {
            label: Some(label.into()),
            ..self
        }
    }

    /// Returns `true` for a parameter with this name. The names of headers are case-insensitive.
    pub(crate) fn names(&self, location: Location, name: &str) -> bool {
        let is_named = match location {
            Location::Header => name.eq_ignore_ascii_case(&self.name),
            _ => name == self.name,
        };
        is_named && LOCATIONS.contains(&location) && self.location.is_none_or(|own| own == location)
    }
}

/// Gives parameters of operations to the client, and reports those that cannot be shared.
pub(crate) fn apply(api: &mut Arc<Api>, wanted: &[SharedParameter], report: &mut Report) {
    if wanted.is_empty() {
        return;
    }
    let api = Arc::make_mut(api);
    let mut scope = Scope::with_reserved(names::OF_CLIENT_SCHEMES.iter().copied());
    // The setters of a scheme, and the operations next to `with_…`.
    let schemes = api.schemes.iter().flat_map(|scheme| {
        ["", "_provider", "_grant"].map(|suffix| format!("{}{suffix}", scheme.name.plain()))
    });
    let operations = api.operations.iter();
    let operations = operations.filter_map(|one| one.name.plain().strip_prefix("with_"));
    for taken in schemes.chain(operations.map(str::to_owned)) {
        _ = scope.claim(&Name {
            wire: taken.clone(),
            rust: taken,
        });
    }
    for one in wanted {
        match shared(api, one) {
            Ok(found) => add(api, &mut scope, found),
            Err(SharingError { reason, help }) => {
                let label = one.label.iter().map(|label| format!("{label}: "));
                let (label, name) = (label.collect::<String>(), quoted(&one.name));
                let message = format!("{label}shared parameter {name}: {reason}");
                report
                    .add(Code::InvalidSharedParameter, &Place::root(), message)
                    .maybe_help(help);
            }
        }
    }
}

/// The reason why a parameter cannot be shared.
struct SharingError {
    reason: String,
    help: Option<String>,
}

fn of_operations(api: &Api) -> impl Iterator<Item = (&Operation, &Parameter)> {
    let operations = api.operations.iter();
    operations.flat_map(|one| one.parameters.iter().map(move |parameter| (one, parameter)))
}

/// The parameter as the first operation has it, if all have the same.
fn shared(api: &Api, wanted: &SharedParameter) -> Result<ClientParameter, SharingError> {
    let is_wanted = |one: &Parameter| {
        wanted.names(one.location, &one.field.name.wire)
            && !one.is_idempotency_key
            && one.shared.is_none()
    };
    let mut found = of_operations(api).filter(|(_, one)| is_wanted(one));
    let Some((first_operation, first)) = found.next() else {
        let names = of_operations(api).map(|(_, one)| one.field.name.wire.as_str());
        return Err(SharingError {
            reason: "no operation has this parameter in the query, a header or a cookie".to_owned(),
            help: nearest(&wanted.name, names).map(did_you_mean),
        });
    };
    let mut is_required = first.field.required;
    for (operation, other) in found {
        if !is_same(api, first, other) {
            let [first, other] = [first_operation, operation].map(|one| quoted(&one.name.wire));
            return Err(SharingError {
                reason: format!("{first} and {other} have different parameters of this name"),
                help: Some("share parameters with the same location, style and schema".to_owned()),
            });
        }
        is_required |= other.field.required;
    }
    Ok(ClientParameter {
        parameter: first.clone(),
        is_required,
    })
}

fn is_same(api: &Api, one: &Parameter, other: &Parameter) -> bool {
    one.location == other.location
        && one.coding == other.coding
        && one.unencoded == other.unencoded
        && one.allow_empty == other.allow_empty
        && (!api.checks_requests || schema(api, one) == schema(api, other))
        && api.unaliased(&one.field.ty) == api.unaliased(&other.field.ty)
}

fn schema<'a>(api: &'a Api, parameter: &Parameter) -> Option<&'a ValueSchema> {
    let named = api.schemas.get(parameter.schema?.0)?;
    Some(&named.schema)
}

/// Returns `true` if both have the same location and name: those of headers are case-insensitive (RFC 9110, section 5.1).
fn is_same_name(one: &Parameter, other: &Parameter) -> bool {
    let (name, other_name) = (&one.field.name.wire, &other.field.name.wire);
    one.location == other.location
        && match one.location {
            Location::Header => name.eq_ignore_ascii_case(other_name),
            _ => name == other_name,
        }
}

/// Adds a parameter to the client, and refers to it from the operations.
fn add(api: &mut Api, scope: &mut Scope, mut shared: ClientParameter) {
    let own = &shared.parameter.field.name;
    let longer = Name::lower(&format!("{} parameter", own.wire), None);
    let name = Name {
        wire: own.wire.clone(),
        ..scope.free(Case::Lower, [own.clone(), longer.clone()], &longer)
    };
    // The name is free.
    _ = scope.claim(&name);
    let index = api.shared_parameters.len();
    let operations = api.operations.iter_mut();
    for parameter in operations.flat_map(|one| one.parameters.iter_mut()) {
        if is_same_name(parameter, &shared.parameter) && !parameter.is_idempotency_key {
            parameter.shared = Some(index);
        }
    }
    shared.parameter.field.name = name;
    api.shared_parameters.push(shared);
}
