//! The formats of strings: the types that stand for them, and how the generated
//! crates read and write these; and whether they have values of any kind.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Expr;

use super::codecs;
use super::runtime::Part;
use super::source_file::{Imports, SourceFile, ident, path};
use super::values;
use crate::crates::{self, Crate};
use crate::model::{Api, Dependency, Format, Text, Type};

/// What the generated crates have for a format.
struct Row {
    /// The type, by module and name, and the type that it is of.
    names: &'static [(&'static str, &'static str)],
    /// What reads and writes it.
    marker: &'static str,
    /// The file of the runtime that does.
    part: Part,
    /// What of the runtime that needs besides.
    needs: &'static [Part],
    /// The crate that it needs.
    needed: Option<Crate>,
}

macro_rules! part {
    ($module:literal, $path:literal) => {
        Part {
            folder: "shared",
            module: $module,
            text: include_str!(concat!("../../runtime/", $path, ".rs")),
        }
    };
}

const CODEC: Part = part!("codec", "shared/codec");
const JSON_FORMAT: Part = part!("json_format", "shared/json_format");
const CODED: Part = part!("coded", "shared/coded");
const CODED_TUPLE: Part = part!("coded_tuple", "shared/coded_tuple");
const BY_TYPE: Part = part!("by_type", "shared/by_type");
const FOREIGN: Part = part!("foreign", "shared/foreign");
const ANY: Part = part!("any", "shared/any");
const RFC3339: &[Part] = &[part!("rfc3339", "shared/rfc3339")];

type Names = &'static [(&'static str, &'static str)];

const fn row(marker: &'static str, names: Names, part: Part) -> Row {
    Row {
        names,
        marker,
        part,
        needs: &[],
        needed: None,
    }
}

impl Row {
    const fn needing(self, needs: &'static [Part]) -> Self {
        Self { needs, ..self }
    }

    const fn with(self, needed: Crate) -> Self {
        Self {
            needed: Some(needed),
            ..self
        }
    }

    fn module(&self) -> String {
        format!("crate::runtime::{}", self.part.module)
    }
}

fn row_of(format: Format) -> Row {
    match format {
        Format::DateTimeByJiff | Format::DateTimeByChrono | Format::DateTimeByTime => {
            date_time(format)
        }
        Format::DateByJiff | Format::DateByChrono | Format::DateByTime => date(format),
        Format::TimeByJiff => row(
            "TimeText",
            &[("jiff::civil", "Time")],
            part!("time", "formats/time_by_jiff"),
        )
        .needing(RFC3339)
        .with(crates::JIFF),
        Format::DurationByJiff => row(
            "DurationText",
            &[("jiff", "SpanFieldwise")],
            part!("duration", "formats/duration_by_jiff"),
        )
        .with(crates::JIFF),
        Format::Uuid => row(
            "UuidText",
            &[("uuid", "Uuid")],
            part!("uuid", "formats/uuid"),
        )
        .with(crates::UUID),
        Format::Base64 => row(
            "Base64Text",
            &[("bytes", "Bytes")],
            part!("base64", "formats/base64"),
        )
        .with(crates::BASE64),
        Format::Base64Url => row(
            "Base64UrlText",
            &[("bytes", "Bytes")],
            part!("base64_url", "formats/base64_url"),
        )
        .with(crates::BASE64),
        Format::Decimal => row(
            "DecimalText",
            &[("rust_decimal", "Decimal")],
            part!("decimal", "formats/decimal"),
        )
        .with(crates::RUST_DECIMAL),
        Format::Ipv4 => row("Ipv4Text", &[("std::net", "Ipv4Addr")], IP),
        Format::Ipv6 => row("Ipv6Text", &[("std::net", "Ipv6Addr")], IP),
        Format::Password => row(
            "PasswordText",
            &[("crate::runtime::password", "Password")],
            part!("password", "formats/password"),
        ),
        Format::Uri => row("UriText", &[], part!("uri", "formats/uri")).with(crates::IRI_STRING),
    }
}

const IP: Part = part!("ip", "formats/ip");

fn date_time(format: Format) -> Row {
    let row = match format {
        Format::DateTimeByChrono => row(
            "DateTimeText",
            &[("chrono", "DateTime"), ("chrono", "FixedOffset")],
            part!("date_time", "formats/date_time_by_chrono"),
        )
        .with(crates::CHRONO),
        Format::DateTimeByTime => row(
            "DateTimeText",
            &[("time", "OffsetDateTime")],
            part!("date_time", "formats/date_time_by_time"),
        )
        .with(crates::TIME),
        _ => row(
            "DateTimeText",
            &[("jiff", "Zoned")],
            part!("date_time", "formats/date_time_by_jiff"),
        )
        .with(crates::JIFF),
    };
    row.needing(RFC3339)
}

fn date(format: Format) -> Row {
    let row = match format {
        Format::DateByChrono => row(
            "DateText",
            &[("chrono", "NaiveDate")],
            part!("date", "formats/date_by_chrono"),
        )
        .with(crates::CHRONO),
        Format::DateByTime => row(
            "DateText",
            &[("time", "Date")],
            part!("date", "formats/date_by_time"),
        )
        .with(crates::TIME),
        _ => row(
            "DateText",
            &[("jiff::civil", "Date")],
            part!("date", "formats/date_by_jiff"),
        )
        .with(crates::JIFF),
    };
    row.needing(RFC3339)
}

/// The type that stands for a format, by its short name, unless a type of the
/// description has that.
pub fn rust_type(api: &Api, format: Format) -> TokenStream {
    let names = row_of(format).names.iter().map(|(module, name)| {
        let short = ident(name);
        match api.is_named(name) {
            false => quote!(#short),
            true => {
                let module = path(module);
                quote!(#module::#short)
            }
        }
    });
    match names.collect::<Vec<_>>().as_slice() {
        [] => quote!(String),
        [outer, inner] => quote!(#outer<#inner>),
        names => quote!(#(#names)*),
    }
}

/// Imports what the short name of the type needs.
pub fn import_type(file: &mut SourceFile, api: &Api, format: Format) {
    for (module, name) in row_of(format).names {
        if !api.is_named(name) {
            file.import(module, name);
        }
    }
}

/// What reads and writes the text of a format, with the functions that do so by it.
pub fn marker(file: &mut SourceFile, format: Format) -> TokenStream {
    file.import("crate::runtime", "codec");
    bare_marker(file, format)
}

/// What reads and writes the text of a format.
pub fn bare_marker(file: &mut SourceFile, format: Format) -> TokenStream {
    let row = row_of(format);
    file.import(&row.module(), row.marker);
    let marker = ident(row.marker);
    quote!(#marker)
}

/// The format that a type is of, behind aliases.
pub fn format_of(api: &Api, ty: &Type) -> Option<Format> {
    match api.unaliased(ty) {
        Type::Formatted(formatted) => Some(formatted.format),
        _ => None,
    }
}

/// A value that stands outside of JSON, as what can be shown: `value` itself, or
/// its text.
pub fn shown(file: &mut SourceFile, api: &Api, ty: &Type, value: TokenStream) -> TokenStream {
    let Some(format) = format_of(api, ty) else {
        return value;
    };
    let marker = marker(file, format);
    quote!(codec::text::<#marker>(&#value))
}

/// The value of a header as what can be written.
pub fn header_value(
    file: &mut SourceFile,
    api: &Api,
    ty: &Type,
    value: TokenStream,
) -> TokenStream {
    match format_of(api, ty) {
        None => value,
        Some(format) => {
            let marker = marker(file, format);
            quote!(&codec::text::<#marker>(#value))
        }
    }
}

/// The rule that a text is of its format, and its words.
pub fn rule(
    file: &mut SourceFile,
    format: Format,
    value: &TokenStream,
) -> (TokenStream, TokenStream) {
    let condition = condition(file, format, value);
    let marker = marker(file, format);
    (condition, quote!(<#marker as codec::TextFormat>::EXPECTED))
}

/// The condition that a text is of its format.
pub fn condition(file: &mut SourceFile, format: Format, value: &TokenStream) -> TokenStream {
    let marker = marker(file, format);
    quote!(codec::is::<#marker>(#value))
}

/// The condition of the format of a plain string, if it has one.
pub fn text_holds(file: &mut SourceFile, text: &Text, value: &TokenStream) -> Option<TokenStream> {
    let format = text.format?;
    Some(condition(file, format, &by_reference(value)))
}

/// A reference to a text: a field is a text itself, and what is bound or returned is a reference already.
pub fn by_reference(value: &TokenStream) -> TokenStream {
    match syn::parse2(value.clone()) {
        Ok(Expr::Path(_) | Expr::MethodCall(_)) => value.clone(),
        _ => quote!(&#value),
    }
}

/// What the files of a crate use of the formats, of types of other crates and of values of any kind.
#[derive(Debug, Default)]
pub struct Used {
    /// The parts of the runtime.
    pub parts: Vec<Part>,
    /// The crates that those need.
    pub crates: Vec<Crate>,
    /// The crates that types come from, which may be among those.
    pub foreign: Vec<Dependency>,
}

impl Used {
    /// Whether a crate is needed for them.
    pub fn need(&self, name: &str) -> bool {
        let own = self.crates.iter().map(|one| one.name);
        let foreign = self.foreign.iter().map(|one| one.package.as_str());
        own.chain(foreign).any(|known| known == name)
    }
}

/// Finds what the files of a crate use of the formats, by what they import.
pub fn used(api: &Api, imports: &Imports) -> Used {
    let uses = |module: &str| imports.of(module).next().is_some();
    let uses_name = |module: &str, name: &str| imports.of(module).any(|imported| imported == name);
    let mut used = Used::default();
    for format in &api.formats {
        let row = row_of(*format);
        let module = row.module();
        let has_type =
            |(module, name): &(&str, &str)| api.is_named(name) || uses_name(module, name);
        if uses(&module) || row.names.iter().any(has_type) {
            used.parts.push(row.part);
            used.parts.extend(row.needs);
            used.parts.push(CODEC);
            if format.shares_its_type() {
                used.parts.push(CODED);
                used.parts.extend(api.has_tuples().then_some(CODED_TUPLE));
            } else if !format.keeps_text() {
                used.parts.push(JSON_FORMAT);
            }
            used.crates.extend(row.needed);
        }
    }
    let is_by_type = uses(codecs::BY_TYPE);
    used.parts.extend(is_by_type.then_some(BY_TYPE));
    if api.foreign_types().next().is_some() {
        used.parts.extend([CODEC, CODED, FOREIGN]);
        used.parts.extend(api.has_tuples().then_some(CODED_TUPLE));
        let foreign = api.foreign_types();
        used.foreign = foreign.filter_map(|one| one.dependency.clone()).collect();
    }
    let is_foreign = api.foreign_types().next().is_some();
    if is_foreign || uses_name("serde_json", "Value") || uses(values::EVENT_OBJECTS) {
        used.parts.push(ANY);
        used.crates.push(match is_foreign {
            true => crates::SERDE_JSON_OF_TYPES,
            false => crates::SERDE_JSON,
        });
    }
    used.parts.sort_by_key(|part| part.module);
    used.parts.dedup_by_key(|part| part.module);
    used
}
