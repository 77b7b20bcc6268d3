//! Server URLs with variables (OpenAPI, "Server Variable Object").

use std::borrow::Cow;

use crate::runtime::client::request_url::InvalidBaseUrl;

/// A server URL, and the values of its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerUrl {
    template: Cow<'static, str>,
    variables: &'static [Variable],
    given: Vec<(&'static str, String)>,
}

/// A variable of a server URL.
#[derive(Debug, PartialEq, Eq)]
pub struct Variable {
    /// The name, without braces.
    pub name: &'static str,
    /// The default value.
    pub default: Option<&'static str>,
    /// The allowed values; empty if any value is allowed.
    pub values: &'static [&'static str],
}

impl ServerUrl {
    /// Creates a URL without variables.
    pub fn at(base_url: String) -> Self {
        Self {
            template: Cow::Owned(base_url),
            variables: &[],
            given: Vec::new(),
        }
    }

    /// Creates a URL from a template with variables in braces.
    pub const fn of(template: &'static str, variables: &'static [Variable]) -> Self {
        Self {
            template: Cow::Borrowed(template),
            variables,
            given: Vec::new(),
        }
    }

    /// Sets a variable.
    pub fn set(&mut self, name: &'static str, value: String) {
        self.given.retain(|(known, _)| *known != name);
        self.given.push((name, value));
    }

    /// Sets a variable in each URL that has it. If none has, the first cannot be resolved.
    pub fn set_each<const N: usize>(addresses: [&mut Self; N], name: &'static str, value: &str) {
        let has = |address: &Self| address.variables.iter().any(|known| known.name == name);
        let none_has = !addresses.iter().any(|address| has(address));
        for (index, address) in addresses.into_iter().enumerate() {
            if has(address) || (none_has && index == 0) {
                address.set(name, value.to_owned());
            }
        }
    }

    /// Substitutes the variables.
    pub fn resolve(&self) -> Result<String, InvalidBaseUrl> {
        let is_known = |name: &str| self.variables.iter().any(|known| known.name == name);
        if let Some((name, _)) = self.given.iter().find(|(name, _)| !is_known(name)) {
            return Err(InvalidBaseUrl::because(format!(
                "there is no variable `{name}`"
            )));
        }
        if self.variables.is_empty() {
            return Ok(self.template.clone().into_owned());
        }
        let mut address = String::new();
        let mut rest = &*self.template;
        while let Some((text, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            address.push_str(text);
            address.push_str(self.value(name)?);
            rest = after;
        }
        address.push_str(rest);
        Ok(address)
    }

    fn value(&self, name: &str) -> Result<&str, InvalidBaseUrl> {
        let variable = self.variables.iter().find(|known| known.name == name);
        let given = self.given.iter().find(|(known, _)| *known == name);
        let value = match (given, variable.and_then(|known| known.default)) {
            (Some((_, value)), _) => value.as_str(),
            (None, Some(default)) => default,
            (None, None) => {
                let why = format!("missing value for the variable `{name}`");
                return Err(InvalidBaseUrl::because(why));
            }
        };
        let allowed = variable.map_or([].as_slice(), |known| known.values);
        if allowed.is_empty() || allowed.contains(&value) {
            return Ok(value);
        }
        Err(InvalidBaseUrl::because(format!(
            "expected the variable `{name}` to be one of `{}`",
            allowed.join("`, `"),
        )))
    }
}
