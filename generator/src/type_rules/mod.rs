//! Rules of a program for generated types: derives, attributes, other names, and replacements.
//!
//! In: rules by the names of types. Out: extensions of the description, for names and replacements, and customizations
//! of the lowered API. Depends on `source`, `lowered` and `names`.

mod abilities;
mod apply;
mod extensions;

pub(crate) use apply::apply;
pub(crate) use extensions::{crates, extensions};

use proc_macro2::{TokenStream, TokenTree};

use crate::crates::{self as known_crates, is_feature};
use crate::lowered::{Customization, Dependency, TypeKind};
use crate::names::{Name, is_attribute, is_identifier};
use crate::selection::is_like;
use crate::side::Side;

/// A rule for the generated types whose names match a pattern.
///
/// ```
/// use openapi_crates::{Options, TypeRule};
///
/// let mut rule = TypeRule::new("*")?;
/// rule.kind("object")?.derive("Eq")?;
/// rule.derive("schemars::JsonSchema")?.dependency("schemars", "1", [])?;
/// let options = Options::new("shop").type_rules([rule]);
/// # Ok::<(), String>(())
/// ```
///
/// With `*`, which matches any text, types that cannot derive a trait of the standard library are left out, with a note.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeRule {
    pub(crate) pattern: String,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) side: Option<Side>,
    pub(crate) derives: Vec<String>,
    pub(crate) attributes: Vec<String>,
    /// The attributes of members, by patterns of their names.
    pub(crate) member_attributes: Vec<(String, String)>,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) rename: Option<String>,
    pub(crate) replace: Option<String>,
    pub(crate) label: Option<String>,
}

/// The kind of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Object,
    Enum,
    Union,
}

impl Kind {
    const ALL: [(&str, Self); 3] = [
        ("object", Self::Object),
        ("enum", Self::Enum),
        ("union", Self::Union),
    ];

    /// The kind of a type that generated code defines; `None` for an alias.
    pub fn of(kind: &TypeKind) -> Option<Self> {
        match kind {
            TypeKind::Struct(_) => Some(Self::Object),
            TypeKind::Enum(_) => Some(Self::Enum),
            TypeKind::Union(_) => Some(Self::Union),
            TypeKind::Alias(_) | TypeKind::Foreign(_) => None,
        }
    }
}

/// The traits that generated types implement, so that they cannot derive them.
const IMPLEMENTED: [&str; 5] = ["Clone", "Debug", "PartialEq", "Serialize", "Deserialize"];

impl TypeRule {
    /// A rule for the types whose Rust names match a pattern, in which `*` matches any text.
    ///
    /// # Errors
    ///
    /// If the pattern is empty.
    pub fn new(pattern: &str) -> Result<Self, String> {
        match pattern.is_empty() {
            true => Err("the pattern of a type rule is empty".to_owned()),
            false => Ok(Self {
                pattern: pattern.to_owned(),
                ..Self::default()
            }),
        }
    }

    /// Limits the rule to a kind of types, in addition to other kinds: `object`, `enum` or `union`.
    ///
    /// # Errors
    ///
    /// If the kind is unknown.
    pub fn kind(&mut self, name: &str) -> Result<&mut Self, String> {
        let known = Kind::ALL.iter().find(|(known, _)| *known == name);
        let (_, kind) = known.ok_or_else(|| {
            format!("unknown kind {name:?}, expected `object`, `enum` or `union`")
        })?;
        self.kinds.push(*kind);
        Ok(self)
    }

    /// Limits the rule to one crate.
    pub fn side(&mut self, side: Side) -> &mut Self {
        self.side = Some(side);
        self
    }

    /// Derives a trait: `Eq`, or `schemars::JsonSchema` with the [dependency](Self::dependency).
    ///
    /// # Errors
    ///
    /// If this is no path, or a trait that generated types implement anyway.
    pub fn derive(&mut self, path: &str) -> Result<&mut Self, String> {
        // The dependency may follow.
        verify_derive(path, true)?;
        self.derives.push(path.to_owned());
        Ok(self)
    }

    /// Adds an attribute to the definitions: `#[schemars(deny_unknown_fields)]`.
    ///
    /// # Errors
    ///
    /// If this is no outer attribute.
    pub fn attribute(&mut self, attribute: &str) -> Result<&mut Self, String> {
        self.attributes.push(valid_attribute(attribute)?);
        Ok(self)
    }

    /// Adds an attribute to fields or variants whose Rust names match a pattern: `#[schemars(rename = "{wire}")]`.
    ///
    /// `{wire}` is replaced by the name in the description. The variant of a client for unknown values is `Unknown`.
    ///
    /// # Errors
    ///
    /// If this is no outer attribute.
    pub fn member_attribute(
        &mut self,
        pattern: &str,
        attribute: &str,
    ) -> Result<&mut Self, String> {
        let attribute = valid_attribute(attribute)?;
        self.member_attributes.push((pattern.to_owned(), attribute));
        Ok(self)
    }

    /// Adds a dependency, which defines derived traits or the replacement.
    ///
    /// # Errors
    ///
    /// If the name, the version requirement or a feature is invalid, or if the generated crates depend on another version.
    pub fn dependency<'f>(
        &mut self,
        package: &str,
        version: &str,
        features: impl IntoIterator<Item = &'f str>,
    ) -> Result<&mut Self, String> {
        if let Some((_, message)) = known_crates::invalid_dependency(package, version) {
            return Err(message);
        }
        let features: Vec<String> = features.into_iter().map(str::to_owned).collect();
        if let Some(wrong) = features.iter().find(|feature| !is_feature(feature)) {
            return Err(format!("invalid feature {wrong:?}"));
        }
        self.dependencies.push(Dependency {
            package: package.to_owned(),
            version: version.to_owned(),
            features,
        });
        Ok(self)
    }

    /// Renames the type of a component schema.
    ///
    /// # Errors
    ///
    /// If this is no identifier, or the pattern of the rule has a `*`.
    pub fn rename(&mut self, name: &str) -> Result<&mut Self, String> {
        if !is_identifier(name) {
            return Err(format!("expected an identifier, found {name:?}"));
        }
        self.require_one("rename")?;
        self.rename = Some(name.to_owned());
        Ok(self)
    }

    /// Replaces the type of a component schema by a type of your own: `money::Amount`, as `x-rust-type` does.
    ///
    /// # Errors
    ///
    /// If this is no path with a crate, or the pattern of the rule has a `*`.
    pub fn replace(&mut self, path: &str) -> Result<&mut Self, String> {
        if !path.contains("::") || !path.split("::").all(is_identifier) {
            return Err(format!(
                "expected the path of a type, such as `money::Amount`, found {path:?}"
            ));
        }
        self.require_one("replace")?;
        self.replace = Some(path.to_owned());
        Ok(self)
    }

    /// Sets the place of the rule that errors name: `codegen.toml:7:1`.
    pub fn label(&mut self, label: impl Into<String>) -> &mut Self {
        self.label = Some(label.into());
        self
    }

    fn require_one(&self, word: &str) -> Result<(), String> {
        match self.is_exact() {
            true => Ok(()),
            false => Err(format!("`{word}` needs the name of one type, without `*`")),
        }
    }

    /// Checks what the parts of the rule require of each other.
    ///
    /// # Errors
    ///
    /// If a path names a crate without a dependency, or a part has no effect.
    pub fn verify(&self) -> Result<(), String> {
        for path in self.derives.iter().chain(&self.replace) {
            let Some(root) = known_crates::foreign_root(path) else {
                continue;
            };
            let is_known = |one: &Dependency| one.package.replace('-', "_") == root;
            if !self.dependencies.iter().any(is_known) {
                return Err(format!("missing version of the crate `{root}` of `{path}`"));
            }
        }
        let customizes = !self.derives.is_empty()
            || !self.attributes.is_empty()
            || !self.member_attributes.is_empty();
        if self.replace.is_some() && (customizes || self.rename.is_some()) {
            return Err("a replaced type has no definition to customize or rename".to_owned());
        }
        let is_limited = self.side.is_some() || !self.kinds.is_empty();
        if is_limited && (self.replace.is_some() || self.rename.is_some()) {
            return Err(
                "the name and the replacement of a type concern both crates and any kind"
                    .to_owned(),
            );
        }
        if !customizes && self.replace.is_none() && self.rename.is_none() {
            return Err("the rule changes nothing".to_owned());
        }
        Ok(())
    }

    /// Returns `true` if the rule names one type.
    pub(crate) fn is_exact(&self) -> bool {
        !self.pattern.contains('*')
    }

    pub(crate) fn matches(&self, name: &str, kind: Kind, side: Side) -> bool {
        self.side.is_none_or(|own| own == side)
            && (self.kinds.is_empty() || self.kinds.contains(&kind))
            && (is_like(name, &self.pattern) || self.rename.as_deref() == Some(name))
    }

    pub(crate) fn derives(&self, name: &str) -> bool {
        self.derives.iter().any(|path| path == name)
    }

    /// The place of the rule and its pattern, for messages.
    pub(crate) fn shown(&self) -> String {
        let label = self.label.iter().map(|label| format!("{label}: "));
        format!("{}type rule `{}`", label.collect::<String>(), self.pattern)
    }

    /// The additions to a type with this name and these members.
    fn customization(&self, name: &Name, members: &[Name]) -> Customization {
        let attributes = self.attributes.iter();
        let mut customization = Customization {
            derives: self.derives.clone(),
            attributes: attributes.map(|one| with_wire_name(one, name)).collect(),
            dependencies: self.dependencies.clone(),
            ..Customization::default()
        };
        for member in members {
            let chosen = self.member_attributes.iter();
            let chosen = chosen.filter(|(pattern, _)| is_like(member.plain(), pattern));
            let chosen: Vec<String> = chosen
                .map(|(_, attribute)| with_wire_name(attribute, member))
                .collect();
            if !chosen.is_empty() {
                let member = member.plain().to_owned();
                customization.members.insert(member, chosen);
            }
        }
        customization
    }
}

/// Checks the path of a derived trait. `has_crate` is `true` if its crate is a dependency.
///
/// # Errors
///
/// If this is no path, or a trait that generated types implement anyway, or one of a crate that is no dependency.
pub(crate) fn verify_derive(path: &str, has_crate: bool) -> Result<(), String> {
    if !path.split("::").all(is_identifier) {
        return Err(format!("expected the path of a trait, found {path:?}"));
    }
    let name = path.rsplit("::").next().unwrap_or_default();
    let root = path.split("::").next().unwrap_or_default();
    if IMPLEMENTED.contains(&name) && (root == name || root == "serde") {
        return Err(format!("generated types implement `{name}` already"));
    }
    if root == name && !abilities::is_standard(name) {
        return Err(format!(
            "`{name}` is no trait of the standard library; expected a path with its crate, for example \
             `schemars::JsonSchema`"
        ));
    }
    match known_crates::foreign_root(path) {
        Some(root) if !has_crate => Err(format!("missing version of the crate `{root}`")),
        _ => Ok(()),
    }
}

/// What is replaced by a name of the description.
const WIRE: &str = "{wire}";

/// Replaces `{wire}` in a string literal of an attribute.
fn with_wire_name(attribute: &str, name: &Name) -> String {
    attribute.replace(WIRE, &name.wire.escape_default().to_string())
}

fn valid_attribute(attribute: &str) -> Result<String, String> {
    let tokens = attribute.parse().unwrap_or_default();
    match is_attribute(attribute) {
        true if is_wire_only_in_strings(tokens) => Ok(attribute.to_owned()),
        true => Err(format!(
            "`{WIRE}` is replaced only in a string literal, such as `\"{WIRE}\"`; found {attribute:?}"
        )),
        false => Err(format!(
            "expected an attribute, such as `#[schemars(deny_unknown_fields)]`, found {attribute:?}"
        )),
    }
}

/// Returns `true` if names of the description cannot end the literal that they are inserted into, and add code.
fn is_wire_only_in_strings(tokens: TokenStream) -> bool {
    tokens.into_iter().all(|token| match token {
        TokenTree::Group(group) => {
            group.to_string().replace(' ', "") != WIRE && is_wire_only_in_strings(group.stream())
        }
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            text.starts_with('"') || !text.contains(WIRE)
        }
        TokenTree::Ident(_) | TokenTree::Punct(_) => true,
    })
}
