//! Names of crates and programs in options.

/// The maximum length of a name prefix: crates.io allows 64 characters.
pub const MAX_NAME_LENGTH: usize = 64 - "-server".len();

/// Validates the prefix of a crate name: letters, digits, `-` and `_`, starting with a letter.
///
/// # Errors
///
/// When it is invalid; the message suggests a valid name.
pub fn parse(name: &str) -> Result<String, String> {
    let wrong = if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        "a crate name starts with a letter".to_owned()
    } else if !name.chars().all(is_allowed) {
        "a crate name contains only letters, digits, `-` and `_`".to_owned()
    } else if name.len() > MAX_NAME_LENGTH {
        format!("the name is longer than {MAX_NAME_LENGTH} characters")
    } else {
        return Ok(name.to_owned());
    };
    Err(format!("{wrong}; try `{}`", suggestion(name)))
}

fn is_allowed(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-_".contains(character)
}

/// A valid name that is similar to an invalid one.
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
    let name: String = name.chars().take(MAX_NAME_LENGTH).collect();
    name.trim_end_matches(['-', '_']).to_owned()
}

/// The directories next to programs in the target directory.
const FOLDERS: &[&str] = &["build", "deps", "examples", "incremental"];

/// Validates the name of a program, as that of a crate.
///
/// # Errors
///
/// When it is invalid.
pub fn parse_program(name: &str) -> Result<String, String> {
    match FOLDERS.contains(&name) {
        true => Err(format!(
            "`{name}` is a directory that cargo creates next to programs"
        )),
        false => parse(name).map_err(|why| why.replace("a crate name", "a program name")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn program_names_differ_from_folder_names() {
        assert_eq!(parse_program("adoption"), Ok("adoption".to_owned()));
        assert!(parse_program("deps").is_err_and(|why| why.contains("directory")));
        assert!(parse_program("../a").is_err_and(|why| why.contains("a program name")));
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
        let cut = format!("api-2{}", "x".repeat(MAX_NAME_LENGTH - 5));
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
