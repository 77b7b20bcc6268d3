//! Character classes of ECMA-262.

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, HirKind};

/// Returns the class of inclusive ranges, without surrogates.
pub fn of_code_points(ranges: &[(u32, u32)]) -> ClassUnicode {
    let parts = ranges
        .iter()
        .flat_map(|(first, last)| [(*first, (*last).min(0xd7ff)), ((*first).max(0xe000), *last)]);
    ClassUnicode::new(parts.filter_map(|(first, last)| {
        let (first, last) = (char::from_u32(first)?, char::from_u32(last)?);
        (first <= last).then(|| ClassUnicodeRange::new(first, last))
    }))
}

pub fn of(ranges: &[(char, char)]) -> ClassUnicode {
    let ranges = ranges.iter();
    ClassUnicode::new(ranges.map(|(first, last)| ClassUnicodeRange::new(*first, *last)))
}

/// `.`
pub fn dot() -> ClassUnicode {
    negated(of(&[('\n', '\n'), ('\r', '\r'), ('\u{2028}', '\u{2029}')]))
}

/// `\d`
pub fn digits() -> ClassUnicode {
    of(&[('0', '9')])
}

/// `\w`
pub fn word() -> ClassUnicode {
    of(&[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')])
}

/// `\s`
pub fn space() -> ClassUnicode {
    of(&[
        ('\t', '\r'),
        (' ', ' '),
        ('\u{a0}', '\u{a0}'),
        ('\u{1680}', '\u{1680}'),
        ('\u{2000}', '\u{200a}'),
        ('\u{2028}', '\u{2029}'),
        ('\u{202f}', '\u{202f}'),
        ('\u{205f}', '\u{205f}'),
        ('\u{3000}', '\u{3000}'),
        ('\u{feff}', '\u{feff}'),
    ])
}

pub fn negated(mut set: ClassUnicode) -> ClassUnicode {
    set.negate();
    set
}

/// Adds the other cases of all characters.
pub fn folded(mut set: ClassUnicode) -> ClassUnicode {
    set.case_fold_simple();
    set
}

/// Returns the class of `\p{…}`.
pub fn property(name: &str) -> Option<ClassUnicode> {
    let is_of_ecma_262 =
        is_name(name) && !OF_OTHER_FLAVOURS.iter().any(|(other, _)| *other == name);
    is_of_ecma_262
        .then(|| parsed(&format!(r"\p{{{name}}}")))
        .flatten()
}

/// Returns a POSIX class of other flavors (UTS #18, annex C). Java means ASCII only, so that this
/// allows more.
pub fn property_of_other_flavours(name: &str) -> Option<ClassUnicode> {
    let mut others = OF_OTHER_FLAVOURS.iter();
    let (_, class) = others.find(|(other, _)| other.eq_ignore_ascii_case(name))?;
    parsed(class)
}

/// The POSIX and Java classes that ECMA-262 lacks, in the syntax of `regex`.
const OF_OTHER_FLAVOURS: &[(&str, &str)] = &[
    ("Alnum", r"[\p{Alphabetic}\p{Nd}]"),
    ("Blank", r"[\p{Zs}\t]"),
    ("Cntrl", r"\p{Cc}"),
    ("Digit", r"\p{Nd}"),
    ("Graph", r"[^\p{White_Space}\p{Cc}\p{Cn}]"),
    ("LD", r"[\p{L}\p{Nd}]"),
    ("Print", r"[[^\p{White_Space}\p{Cc}\p{Cn}]\p{Zs}]"),
    ("Punct", r"[\p{P}[\p{S}&&\p{ASCII}]]"),
    ("Space", r"\p{White_Space}"),
    ("Word", r"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]"),
    ("XDigit", r"[\p{Nd}\p{Hex_Digit}]"),
    ("all", r"\p{any}"),
];

fn parsed(class: &str) -> Option<ClassUnicode> {
    match regex_syntax::parse(class).ok()?.into_kind() {
        HirKind::Class(Class::Unicode(class)) => Some(class),
        HirKind::Literal(literal) => {
            let only = std::str::from_utf8(&literal.0).ok()?.chars().next()?;
            Some(of(&[(only, only)]))
        }
        _ => None,
    }
}

fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '='))
}
