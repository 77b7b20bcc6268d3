//! Addresses of servers that have variables (OpenAPI, "Server Variable Object").

use std::borrow::Cow;

use super::address::InvalidBaseUrl;

/// An address, and the values of the variables in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    template: Cow<'static, str>,
    variables: &'static [Variable],
    given: Vec<(&'static str, String)>,
}

/// A variable in an address.
#[derive(Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name, which stands in braces in the address.
    pub name: &'static str,
    /// What stands for it where none is given.
    pub default: Option<&'static str>,
    /// What it may be; anything if there are none.
    pub values: &'static [&'static str],
}

impl Address {
    /// An address without variables.
    pub fn at(base_url: String) -> Self {
        Self {
            template: Cow::Owned(base_url),
            variables: &[],
            given: Vec::new(),
        }
    }

    /// An address with variables in braces.
    pub const fn of(template: &'static str, variables: &'static [Variable]) -> Self {
        Self {
            template: Cow::Borrowed(template),
            variables,
            given: Vec::new(),
        }
    }

    /// Gives a variable a value, in place of one that it was given before.
    pub fn set(&mut self, name: &'static str, value: String) {
        self.given.retain(|(known, _)| *known != name);
        self.given.push((name, value));
    }

    /// Gives a variable a value in those addresses that have it. If none has, the first cannot be
    /// resolved.
    pub fn set_each<const N: usize>(addresses: [&mut Self; N], name: &'static str, value: &str) {
        let has = |address: &Self| address.variables.iter().any(|known| known.name == name);
        let none_has = !addresses.iter().any(|address| has(address));
        for (index, address) in addresses.into_iter().enumerate() {
            if has(address) || (none_has && index == 0) {
                address.set(name, value.to_owned());
            }
        }
    }

    /// The address with the values of its variables.
    pub fn resolve(&self) -> Result<String, InvalidBaseUrl> {
        let is_known = |name: &str| self.variables.iter().any(|known| known.name == name);
        if let Some((name, _)) = self.given.iter().find(|(name, _)| !is_known(name)) {
            return Err(InvalidBaseUrl::because(format!("has no variable `{name}`")));
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
                let why = format!("needs a value for its variable `{name}`");
                return Err(InvalidBaseUrl::because(why));
            }
        };
        let allowed = variable.map_or([].as_slice(), |known| known.values);
        if allowed.is_empty() || allowed.contains(&value) {
            return Ok(value);
        }
        Err(InvalidBaseUrl::because(format!(
            "has a variable `{name}` that is none of `{}`",
            allowed.join("`, `"),
        )))
    }
}
