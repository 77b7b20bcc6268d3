//! Names of crates that come from outside.

/// The longest crate name that registries take, less that of our endings.
pub(crate) const LONGEST_NAME: usize = 64 - "-server".len();

/// The beginning of a crate name: letters, digits, `-` and `_`, a letter first.
///
/// # Errors
///
/// When it is none.
pub(crate) fn parse(name: &str) -> Result<String, String> {
    let is_allowed =
        |character: char| character.is_ascii_alphanumeric() || "-_".contains(character);
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        Err("a crate's name begins with a letter".to_owned())
    } else if !name.chars().all(is_allowed) {
        Err("a crate's name has only letters, digits, `-` and `_`".to_owned())
    } else if name.len() > LONGEST_NAME {
        Err(format!("the name is longer than {LONGEST_NAME} characters"))
    } else {
        Ok(name.to_owned())
    }
}

/// Folders of cargo, beside which programs are put.
const FOLDERS: &[&str] = &["build", "deps", "examples", "incremental"];

/// The name of a program: that of a crate would do.
///
/// # Errors
///
/// When it is none.
pub(crate) fn parse_program(name: &str) -> Result<String, String> {
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
}
