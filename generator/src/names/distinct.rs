//! Distinct names in one scope.

use super::words::{self, Detail};
use super::{Case, Name, Scope, Taken};

/// A request for a name.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The original spelling.
    pub wire: &'a str,
    /// The Rust name that the description chose.
    pub chosen: Option<&'a str>,
    /// A word that distinguishes equal names.
    pub kind: &'a str,
}

impl<'a> Wanted<'a> {
    pub fn new(wire: &'a str, chosen: Option<&'a str>) -> Self {
        Self {
            wire,
            chosen,
            kind: "",
        }
    }
}

impl Scope {
    /// Claims a name for each. Chosen names come first, and are rejected if taken; then unchanged
    /// ones; others get a more specific name if theirs is taken. The order of `wanted` does not
    /// matter. `functions`: see [`Name::avoiding`].
    pub fn claim_distinct(
        &mut self,
        case: Case,
        wanted: &[Wanted<'_>],
        functions: &[&str],
    ) -> Vec<Result<Name, Taken>> {
        let mut order: Vec<usize> = (0..wanted.len()).collect();
        order.sort_by_cached_key(|index| wanted.get(*index).map(rank));
        let mut claimed: Vec<(usize, Result<Name, Taken>)> = order
            .into_iter()
            .filter_map(|index| Some((index, self.claim_one(case, wanted.get(index)?, functions))))
            .collect();
        claimed.sort_by_key(|(index, _)| *index);
        claimed.into_iter().map(|(_, name)| name).collect()
    }

    /// Claims a name, or a more specific one unless the description chose it. `kind`: see
    /// [`Wanted::kind`].
    pub fn claim_similar(
        &mut self,
        case: Case,
        name: Name,
        kind: &str,
        functions: &[&str],
    ) -> Result<Name, Taken> {
        let is_chosen = name != case.name(&name.wire, None).avoiding(functions);
        if is_chosen {
            return self.claim(&name).map(|()| name);
        }
        let wanted = Wanted {
            wire: &name.wire,
            chosen: None,
            kind,
        };
        self.claim_one(case, &wanted, functions)
    }

    fn claim_one(
        &mut self,
        case: Case,
        wanted: &Wanted<'_>,
        functions: &[&str],
    ) -> Result<Name, Taken> {
        let name = case.name(wanted.wire, wanted.chosen).avoiding(functions);
        let taken = match self.claim(&name) {
            Ok(()) => return Ok(name),
            Err(taken) => taken,
        };
        if wanted.chosen.is_some() {
            return Err(taken);
        }
        let specific = candidates(case, wanted, &taken).map(|name| name.avoiding(functions));
        let plain = Name::new(wanted.wire, case.of(wanted.wire));
        let name = self.free(case, specific, &plain);
        self.claim(&name).map(|()| name)
    }
}

/// Returns the precedence of equal names, which is independent of their order.
fn rank<'a>(wanted: &Wanted<'a>) -> (u8, usize, String, &'a str) {
    let Wanted { wire, chosen, kind } = *wanted;
    let is_whole = wire.starts_with(char::is_alphanumeric) && wire.ends_with(char::is_alphanumeric);
    let class = match chosen {
        Some(_) => 0,
        None if is_whole && wire.is_ascii() => 1,
        None if is_whole => 2,
        None => 3,
    };
    let is_symbol = |letter: &char| !letter.is_alphanumeric();
    (
        class,
        wire.chars().filter(is_symbol).count(),
        small_first(wire),
        kind,
    )
}

/// Returns a key that sorts lower case before upper case.
fn small_first(text: &str) -> String {
    let swapped = text.chars().map(|letter| match letter {
        'a'..='z' => letter.to_ascii_uppercase(),
        _ => letter.to_ascii_lowercase(),
    });
    swapped.collect()
}

/// Returns more specific names, the best first.
fn candidates<'a>(
    case: Case,
    wanted: &Wanted<'a>,
    taken: &Taken,
) -> impl Iterator<Item = Name> + use<'a> {
    let Wanted { wire, kind, .. } = *wanted;
    let plain = words::words(wire, Detail::Plain);
    let full = words::words(wire, Detail::Full);
    let is_twin = matches!(taken, Taken::By(other) if other == wire);
    let is_reserved = *taken == Taken::ByGeneratedCode;
    let differs_in_case =
        matches!(taken, Taken::By(other) if other.to_lowercase() == wire.to_lowercase());
    let of_case = (differs_in_case && !wire.is_empty()).then(|| words::case_of(wire));
    let texts = [
        is_reserved.then(|| format!("value {plain}")),
        (is_twin && !kind.is_empty()).then(|| format!("{kind} {plain}")),
        Some(full.clone()),
        of_case.map(|of_case| format!("{plain} {of_case}")),
        of_case.map(|of_case| format!("{full} {of_case}")),
    ];
    texts
        .into_iter()
        .flatten()
        .map(move |words| Name::new(wire, case.identifier(&words)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(case: Case, named: &[(&str, &str)]) {
        let wanted: Vec<_> = named
            .iter()
            .map(|(wire, _)| Wanted::new(wire, None))
            .collect();
        let claimed = Scope::with_reserved(["Unknown"]).claim_distinct(case, &wanted, &[]);
        let found: Vec<_> = claimed
            .into_iter()
            .map(|name| name.map(|name| name.rust))
            .collect();
        let expected: Vec<_> = named
            .iter()
            .map(|(_, rust)| Ok((*rust).to_owned()))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn symbols_are_distinguished() {
        check(
            Case::Upper,
            &[
                ("", "Empty"),
                (" ", "Space"),
                ("*", "Asterisk"),
                ("id", "Id"),
                ("-id", "MinusId"),
                ("+id", "PlusId"),
                ("+1", "Plus1"),
                ("-1", "Minus1"),
                ("1", "Value1"),
                ("GMT+0", "GmtPlus0"),
                ("GMT-0", "GmtMinus0"),
                ("GMT0", "Gmt0"),
                ("<", "LessThan"),
                ("<=", "LessThanOrEqual"),
                (">=", "GreaterThanOrEqual"),
                ("!=", "NotEqual"),
                ("=", "Equals"),
                ("%", "Percent"),
                ("-", "Minus"),
                ("c++", "CPlusPlus"),
                ("c#", "CSharp"),
                (".net", "DotNet"),
                ("image/*", "ImageAsterisk"),
                ("utf-8", "Utf8"),
                ("List<Pet>", "ListPet"),
                ("\u{7}", "U0007"),
                ("\u{1f600}", "Grinning"),
            ],
        );
    }

    #[test]
    fn names_are_distinguished_by_omitted_symbols() {
        check(
            Case::Upper,
            &[
                ("asc", "Asc"),
                ("ASC", "AscUppercase"),
                ("Asc", "AscCapitalized"),
                ("aSC", "ASc"),
                ("a-b", "AHyphenB"),
                ("a_b", "AUnderscoreB"),
                ("a b", "AB"),
                ("a.b", "ADotB"),
                ("1.2", "Value1Dot2"),
                ("12", "Value12"),
                ("1-2", "Value1_2"),
                ("2024-01-31", "Value2024_01_31"),
                ("unknown", "ValueUnknown"),
                ("Self", "Self_"),
            ],
        );
    }

    #[test]
    fn valid_identifiers_take_precedence() {
        check(
            Case::Lower,
            &[
                ("_id", "underscore_id"),
                ("id", "id"),
                ("-id", "minus_id"),
                ("@type", "at_type"),
                ("type", "r#type"),
                ("$ref", "dollar_ref"),
                ("(id)", "open_parenthesis_id_close_parenthesis"),
                ("größe", "größe"),
                ("名前", "名前"),
                ("имя", "имя"),
            ],
        );
    }

    #[test]
    fn letters_that_look_like_others_are_written_in_ascii() {
        // `ае` in Cyrillic.
        check(
            Case::Lower,
            &[
                ("\u{430}\u{435}", "ae_2"),
                ("ae", "ae"),
                ("gro\u{308}\u{df}e", "größe"),
            ],
        );
    }

    #[test]
    fn many_equal_names_are_numbered() {
        let wanted = [Wanted::new("a", None); 150];
        let claimed = Scope::default().claim_distinct(Case::Lower, &wanted, &[]);
        let last = claimed.into_iter().last().and_then(Result::ok);
        assert_eq!(last.map(|name| name.rust).as_deref(), Some("a_149"));
    }

    #[test]
    fn names_are_numbered_if_the_distinction_is_cut_off() {
        let long = |end: &str| format!("{}{end}", "word ".repeat(40));
        let wires = ["a", "b", "c", "d1", "d2"].map(long);
        for case in [Case::Upper, Case::Lower] {
            let wanted: Vec<_> = wires.iter().map(|wire| Wanted::new(wire, None)).collect();
            let mut scope = Scope::with_reserved([]);
            let claimed = scope.claim_distinct(case, &wanted, &[]);
            let names: Vec<String> = claimed
                .into_iter()
                .flatten()
                .map(|name| name.rust)
                .collect();
            assert_eq!(names.len(), wires.len());
            let last = names.last().map(String::as_str).unwrap_or_default();
            assert!(last.ends_with('4') || last.ends_with('5'), "{last}");
            assert!(last.len() <= 150, "{last}");
        }
    }
}
