//! Diagnostics as workflow commands of GitHub Actions, which annotate a pull request.

use super::Severity;
use super::source_map::{Located, SourceMap};

/// Formats a diagnostic as `::error file=…,line=…::…`.
pub(super) fn command(located: &Located<'_>, map: &SourceMap<'_>) -> String {
    let diagnostic = located.diagnostic;
    let file = map.file(&diagnostic.site);
    let level = match diagnostic.severity() {
        Severity::Note => "notice",
        Severity::Warning => "warning",
        Severity::Error => "error",
    };
    let mut properties = vec![("file", file.name.to_string())];
    if let Some(location) = &located.location {
        let end = location.column + file.length(location);
        properties.push(("line", location.line.to_string()));
        properties.push(("endLine", location.line.to_string()));
        properties.push(("col", location.column.to_string()));
        properties.push(("endColumn", end.to_string()));
    }
    properties.push(("title", diagnostic.code.to_string()));
    let properties: Vec<String> = properties
        .iter()
        .map(|(name, value)| format!("{name}={}", escape_property(value)))
        .collect();
    let text = escape_data(&diagnostic.full_text());
    format!("::{level} {}::{text}", properties.join(","))
}

/// Escapes the message of a command.
pub fn escape_data(text: &str) -> String {
    let text = text.replace('%', "%25");
    text.replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property of a command.
pub fn escape_property(text: &str) -> String {
    escape_data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use crate::report::{Code, Report, Style};
    use crate::source::{Place, Source};

    #[test]
    fn characters_that_end_a_command_are_escaped() {
        let source = Source::new("a,b:c.yaml", "a: 1\nbad: 2\n");
        let mut report = Report::new();
        let place = Place::root().key("bad");
        report
            .add(Code::UnknownReference, &place, "100 %\nno")
            .help("yes");
        assert_eq!(
            report.render(&source, Style::Github),
            "::error file=a%2Cb%3Ac.yaml,line=2,endLine=2,col=6,endColumn=7,title=E0301\
             ::100 %25%0Ano%0Ahelp: yes\n1 error, 0 warnings\n"
        );
    }
}
