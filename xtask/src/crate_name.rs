//! Names of crates that come from outside.

/// The longest crate name that registries take, less that of our endings.
pub const LONGEST_NAME: usize = 64 - "-server".len();

/// The beginning of a crate name: letters, digits, `-` and `_`, a letter first.
///
/// # Errors
///
/// When it is not one; the message suggests a name that is.
pub fn parse(name: &str) -> Result<String, String> {
    let wrong = if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        "a crate's name begins with a letter".to_owned()
    } else if !name.chars().all(is_allowed) {
        "a crate's name has only letters, digits, `-` and `_`".to_owned()
    } else if name.len() > LONGEST_NAME {
        format!("the name is longer than {LONGEST_NAME} characters")
    } else {
        return Ok(name.to_owned());
    };
    Err(format!("{wrong}; try `{}`", suggestion(name)))
}

fn is_allowed(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-_".contains(character)
}

/// The name that is nearest to a text which is not one.
fn suggestion(text: &str) -> String {
    let words = text.split(|character| !is_allowed(character));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name = words.join("-");
    let name = name.trim_matches(['-', '_']);
    let name = match name.chars().next() {
        None => "api".to_owned(),
        Some(first) if first.is_ascii_alphabetic() => name.to_owned(),
        Some(_) => format!("api-{name}"),
    };
    let name: String = name.chars().take(LONGEST_NAME).collect();
    name.trim_end_matches(['-', '_']).to_owned()
}

/// Folders of cargo, beside which programs are put.
const FOLDERS: &[&str] = &["build", "deps", "examples", "incremental"];

/// The name of a program: that of a crate would do.
///
/// # Errors
///
/// When it is none.
pub fn parse_program(name: &str) -> Result<String, String> {
    match FOLDERS.contains(&name) {
        true => Err(format!(
            "cargo has a folder {name:?} where programs are put"
        )),
        false => parse(name).map_err(|why| why.replace("a crate's name", "a program's name")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_not_called_like_folders() {
        assert_eq!(parse_program("adoption"), Ok("adoption".to_owned()));
        assert!(parse_program("deps").is_err_and(|why| why.contains("folder")));
        assert!(parse_program("../a").is_err_and(|why| why.contains("a program's name")));
    }

    #[test]
    fn crate_names_are_checked() {
        for good in ["generated", "my-api_2", "A"] {
            assert_eq!(parse(good), Ok(good.to_owned()));
        }
        for bad in [
            "",
            "2a",
            "-a",
            "a/b",
            "../a",
            "a b",
            "é",
            "a.b",
            &"x".repeat(58),
        ] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_name_that_would_do_is_suggested() {
        let long = format!("2{}", "x".repeat(200));
        let cut = format!("api-2{}", "x".repeat(LONGEST_NAME - 5));
        for (bad, suggested) in [
            ("1forge", "api-1forge"),
            ("my api", "my-api"),
            ("../a.b", "a-b"),
            ("größe", "gr-e"),
            ("éé", "api"),
            ("", "api"),
            ("-", "api"),
            ("_", "api"),
            ("..", "api"),
            ("1", "api-1"),
            ("-con-", "con"),
            (&long, &cut),
        ] {
            assert_eq!(suggestion(bad), suggested, "{bad}");
            let why = parse(bad).expect_err(bad);
            assert!(why.ends_with(&format!("; try `{suggested}`")), "{why}");
            assert_eq!(parse(suggested).as_deref(), Ok(suggested));
        }
    }
}
