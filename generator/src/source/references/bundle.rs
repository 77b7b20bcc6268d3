//! Bundles external files: their referenced parts become components of the description.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde_json::{Map, Value};

use super::check::{find_component, nearest_place};
use super::identifiers;
use super::json_schema::{Translation, UnknownKeyword};
use super::json_schema_file::ExternalFile;
use super::parsed_files::{ParsedFiles, ParsedText};
use super::rebase::rebase;
use super::rewrite::mapping_places;
use super::self_uri::localize;
use crate::report::{Code, Report, quoted};
use crate::source::grammar::{Kind, Shape, Version};
use crate::source::suggestion::did_you_mean;
use crate::source::text::{Source, Unread, resolve_path};
use crate::source::tree::{Origins, Place, node, node_mut};
use crate::source::validation::{self, Reference};

/// The maximum length of a chain of references between files.
const MAX_ROUNDS: usize = 100;

/// Moves the targets of external references into the description. Unresolved references stay, and are reported.
pub(crate) fn bundle(
    source: &Source,
    value: &mut Value,
    version: Version,
    origins: &mut Origins,
    report: &mut Report,
) {
    localize(value);
    identifiers::localize(value, Kind::Object(version.root()));
    if source.files.is_empty() && source.addresses.is_empty() {
        return;
    }
    let mut bundler = Bundler {
        source,
        version,
        files: ParsedFiles::new(source),
        loaded: BTreeMap::new(),
        bundled: HashMap::new(),
        origins,
        report,
    };
    rebase(source, value, Kind::Object(version.root()), "");
    let mut rounds = 0..MAX_ROUNDS;
    while rounds.next().is_some() && bundler.round(value) {}
}

/// A node of an external file.
struct Target {
    value: Value,
    /// The translation, if it is a schema of a JSON Schema file.
    translation: Option<Translation>,
}

struct Bundler<'a> {
    source: &'a Source,
    version: Version,
    files: ParsedFiles<'a>,
    loaded: BTreeMap<String, Option<ExternalFile>>,
    /// The new places of the nodes of each external file.
    bundled: HashMap<String, HashMap<Place, Place>>,
    origins: &'a mut Origins,
    report: &'a mut Report,
}

impl Bundler<'_> {
    /// Resolves the current external references; `true` if there were any.
    fn round(&mut self, value: &mut Value) -> bool {
        let mut checked = value.clone();
        let outline =
            validation::check(self.source, &mut checked, self.version, &mut Report::new());
        let mut references = outline.references;
        // Components keep their names, and parts of other targets stay in them.
        let depth = |reference: &Reference| reference.target.matches('/').count();
        references.sort_by_key(|reference| (!self.is_component(reference), depth(reference)));
        let mut has_changed = false;
        for reference in &references {
            if let Some((path, pointer)) = resolve_path("", &reference.target) {
                has_changed |= self.resolve(reference, path, &pointer, value).is_some();
            }
        }
        for place in mapping_places(
            value,
            Some(Kind::Object(self.version.root())),
            &Place::root(),
        ) {
            has_changed |= self.resolve_mapping(&place, value).is_some();
        }
        has_changed
    }

    /// `true` if a reference is itself a component of the kind that it refers to.
    fn is_component(&self, reference: &Reference) -> bool {
        self.version.component_shape(&reference.place) == Some(reference.shape)
    }

    fn resolve(
        &mut self,
        reference: &Reference,
        path: String,
        pointer: &str,
        value: &mut Value,
    ) -> Option<()> {
        let place = reference.place.key("$ref");
        // The object around it may have been replaced.
        let target = node(value, &place).and_then(Value::as_str);
        if target != Some(reference.target.as_str()) {
            return None;
        }
        if let Some(now) = self.bundled_place(&path, pointer) {
            return set(value, &place, now.to_string());
        }
        let is_unreadable = self
            .source
            .files
            .get(&path)
            .is_some_and(|file| file.is_err());
        if is_unreadable && find_component(&path, reference, value, self.version).is_some() {
            // The name of a component, which is reported in its original spelling.
            set(value, &place, path);
            return None;
        }
        let target = self.load(&path, pointer, &place, reference.shape)?;
        let is_alone = node(value, &reference.place)?.as_object()?.len() == 1;
        let section = self.version.section(reference.shape);
        match section.filter(|_| !(self.is_component(reference) && is_alone)) {
            Some(section) => self.add_component(section, path, pointer, target, &place, value),
            None => {
                let (now, is_target) = (reference.place.clone(), section.is_some());
                self.register(path, pointer, now, target.translation, is_target);
                replace_reference(value, &reference.place, target.value);
                Some(())
            }
        }
    }

    /// Resolves a value of the mapping of a discriminator.
    fn resolve_mapping(&mut self, place: &Place, value: &mut Value) -> Option<()> {
        let target = node(value, place)?.as_str()?;
        let (path, pointer) = resolve_path("", target)?;
        // The target need not be valid to be known.
        let _known = self.source.files.get(&path)?;
        if let Some(now) = self.bundled_place(&path, &pointer) {
            return set(value, place, now.to_string());
        }
        let target = self.load(&path, &pointer, place, Shape::Schema)?;
        let section = self.version.section(Shape::Schema)?;
        self.add_component(section, path, &pointer, target, place, value)
    }

    /// The new place of a node of a file, or of the bundled node around it.
    fn bundled_place(&self, path: &str, pointer: &str) -> Option<Place> {
        let origin = Place::of_reference(pointer)?;
        let (now, steps) = origin.nearest_entry(self.bundled.get(path)?)?;
        // Of a JSON Schema file, all schemas that were translated have entries.
        let is_schema = matches!(self.loaded.get(path)?, Some(file) if file.draft.is_some());
        (!is_schema || steps.is_empty()).then(|| now.join(&steps))
    }

    /// Adds a component, and refers to it at `place`.
    fn add_component(
        &mut self,
        section: &str,
        path: String,
        pointer: &str,
        target: Target,
        place: &Place,
        value: &mut Value,
    ) -> Option<()> {
        let wanted = component_name(&path, pointer);
        let sections = self.version.sections();
        let components = match sections.name() {
            Some(key) => entry(value, key),
            None => Some(&mut *value),
        };
        let components = components.and_then(|components| entry(components, section));
        let mut name = wanted.clone();
        // Anything but an object is reported by the validation.
        if let Some(Value::Object(components)) = components {
            let mut numbers = 2..;
            while components.contains_key(&name) {
                name = format!("{wanted}{}", numbers.next()?);
            }
            components.insert(name.clone(), target.value);
        }
        if name != wanted {
            let message = format!(
                "another file has a component {}, so this one is named {}",
                quoted(&wanted),
                quoted(&name)
            );
            self.report.add(Code::RenamedComponent, place, message);
        }
        let component = sections.key(section).key(&name);
        let reference = component.to_string();
        self.register(path, pointer, component, target.translation, true);
        set(value, place, reference)
    }

    /// Records the places of a bundled node, and of what its translation moved. Later references lead to it if it is a target.
    fn register(
        &mut self,
        path: String,
        pointer: &str,
        now: Place,
        translation: Option<Translation>,
        is_target: bool,
    ) {
        let origin = Place::of_reference(pointer).unwrap_or_else(Place::root);
        let file = Arc::from(path.as_str());
        self.origins.insert(now.clone(), &file, origin.clone());
        let bundled = self.bundled.entry(path).or_default();
        if let Some(translation) = &translation {
            for (place, was) in &translation.moved {
                let (place, was) = (now.join(&place.steps()), origin.join(&was.steps()));
                self.origins.insert(place, &file, was);
            }
            for (was, place) in translation.schemas.iter().filter(|_| is_target) {
                bundled.insert(origin.join(&was.steps()), now.join(&place.steps()));
            }
            for (place, siblings) in &translation.ignored {
                report_siblings(&now.join(&place.steps()), siblings, self.report);
            }
            for place in &translation.lists_of_items {
                validation::report_list_of_items(&now.join(&place.steps()), self.report)
                    .help("rename it to `prefixItems`");
            }
            for keyword in &translation.unknown {
                report_unknown(&now.join(&keyword.place.steps()), keyword, self.report);
            }
        }
        if is_target {
            bundled.insert(origin, now);
        }
    }

    /// Returns a node of a file, with its references relative to the description.
    fn load(&mut self, path: &str, pointer: &str, place: &Place, shape: Shape) -> Option<Target> {
        if !self.loaded.contains_key(path) {
            let value = self.parse(path, place);
            let file = value.map(|value| ExternalFile::new(&mut self.files, path, value));
            if let Some(dialect) = file.as_ref().and_then(ExternalFile::unknown_draft) {
                let message = format!(
                    "dialect {} of {} is read as that of the description",
                    quoted(dialect),
                    quoted(path)
                );
                self.report.add(Code::OtherDialect, place, message);
            }
            self.loaded.insert(path.to_owned(), file);
        }
        let external = self.loaded.get(path)?.as_ref()?;
        let file = &external.value;
        let origin = Place::of_reference(pointer);
        let Some(target) = origin.as_ref().and_then(|origin| node(file, origin)) else {
            let message = format!("{} has no {}", quoted(path), quoted(pointer));
            let near = origin.and_then(|origin| nearest_place(file, &origin));
            let near = near.map(|near| did_you_mean(format!("{path}{near}")));
            if !self.report.has(place, &message) {
                self.report
                    .add(Code::UnknownReference, place, message)
                    .maybe_help(near);
            }
            return None;
        };
        let mut value = target.clone();
        let draft = external.draft.filter(|_| shape == Shape::Schema);
        let translation = draft.map(|draft| external.translate(&mut value, draft));
        rebase(self.source, &mut value, Kind::Reference(shape), path);
        Some(Target { value, translation })
    }

    fn parse(&mut self, path: &str, place: &Place) -> Option<Value> {
        match self.source.files.get(path)? {
            Err(Unread { why, help }) => {
                let message = format!("cannot read {}: {why}", quoted(path));
                let is_pointer = path.starts_with("components/");
                let pointer = is_pointer.then(|| did_you_mean(format!("#/{path}")));
                self.report
                    .add(Code::UnreadableFile, place, message)
                    .maybe_help(help.clone().or(pointer));
                None
            }
            Ok(file) => {
                let ParsedText { value, report } = self.files.take(path, file);
                if value.is_none() {
                    let message = format!("cannot parse {}", quoted(path));
                    self.report.add(Code::UnreadableFile, place, message);
                }
                self.report.append(report.in_file(&Arc::from(path)));
                value
            }
        }
    }
}

/// Reports the fields next to a reference that the draft of its file ignores.
fn report_siblings(place: &Place, siblings: &[String], report: &mut Report) {
    let names: Vec<String> = siblings.iter().map(|name| quoted(name)).collect();
    let is = if siblings.len() == 1 { "is" } else { "are" };
    let message = format!("{} next to `$ref` {is} ignored", names.join(", "));
    report
        .add(Code::ReferenceSiblings, &place.key("$ref"), message)
        .help("use `allOf: [{$ref: …}]`, or the dialect 2019-09 or later");
}

/// Reports a keyword that the draft of its file does not have.
fn report_unknown(place: &Place, keyword: &UnknownKeyword, report: &mut Report) {
    let (draft, since) = (keyword.draft.name(), keyword.since.name());
    let message = format!(
        "{} is ignored in JSON Schema {draft}",
        quoted(&keyword.name)
    );
    report
        .add(Code::OtherDialect, place, message)
        .at_key()
        .label(format!("a keyword since {since}"))
        .help(format!("declare {since} or later in `$schema`"));
}

/// The name of a node of a file, as a component: the last step of the pointer, or the stem of the file.
fn component_name(path: &str, pointer: &str) -> String {
    let place = Place::of_reference(pointer);
    let last = place.as_ref().and_then(Place::name);
    let file = path.rsplit('/').next().unwrap_or_default();
    let stem = file.split_once('.').map_or(file, |(stem, _)| stem);
    last.filter(|name| !name.is_empty())
        .unwrap_or(stem)
        .to_owned()
}

/// Replaces a reference by its target, and keeps the fields next to `$ref`.
fn replace_reference(value: &mut Value, place: &Place, target: Value) {
    let Some(node) = node_mut(value, place) else {
        return;
    };
    let before = std::mem::replace(node, target);
    if let (Value::Object(node), Value::Object(before)) = (node, before) {
        for (key, value) in before {
            if key != "$ref" && !node.contains_key(&key) {
                node.insert(key, value);
            }
        }
    }
}

fn set(value: &mut Value, place: &Place, text: String) -> Option<()> {
    *node_mut(value, place)? = Value::String(text);
    Some(())
}

/// The value of a key of an object; a new object if the key is missing.
fn entry<'v>(value: &'v mut Value, key: &str) -> Option<&'v mut Value> {
    let entry = value.as_object_mut()?.entry(key);
    Some(entry.or_insert_with(|| Value::Object(Map::new())))
}
