//! What diagnostics are instances of: stable codes, each with a page that explains it.
//!
//! A code is for ever: a number is never given to another thing, and one that is no longer used is
//! left out of the list. The first digits tell the subject: 01 text and files, 02 fields, 03
//! references, 04 paths and operations, 05 parameters, 06 schemas, 07 bodies and responses, 08 security
//! and servers, 09 what the generator adds to OpenAPI, 10 what is not generated. What a lint finds has the name of
//! its rule as its code.

use std::fmt::{self, Display, Formatter};

use super::Severity;
use crate::files::Side;

/// What became of that part of the description that a diagnostic is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// It is wrong, and the description is refused.
    Fault,
    /// It is right and cannot be generated, or leads nowhere: the operations that need it can be left out.
    Skippable,
    /// It was left out of the output.
    Skipped,
    /// It is wrong, has one sensible reading, and was read like that.
    Repaired,
    /// It is free JSON, text or bytes in the output, rather than a type.
    Untyped,
    /// It is a rule that nothing in the output holds values to.
    Unenforced,
    /// It is generated as it is written, and may not be what was meant.
    Doubtful,
    /// It is right, and makes what is generated worse than it could be: [`lint`](crate::lint::lint) alone tells of it.
    Lint,
}

impl Class {
    /// The classes that a report lists, and that can be denied.
    pub const REPORTED: [Self; 5] = [
        Self::Skipped,
        Self::Repaired,
        Self::Untyped,
        Self::Unenforced,
        Self::Doubtful,
    ];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fault => "fault",
            Self::Skippable => "skippable",
            Self::Skipped => "skipped",
            Self::Repaired => "repaired",
            Self::Untyped => "untyped",
            Self::Unenforced => "unenforced",
            Self::Doubtful => "doubtful",
            Self::Lint => "lint",
        }
    }
}

impl Class {
    /// What the generator does about what a diagnostic of the class is about.
    pub fn remedy(self) -> &'static str {
        match self {
            Self::Repaired => "it is read as what it means",
            Self::Unenforced => "the constraint is not enforced",
            Self::Untyped => "the type is loosened to arbitrary JSON, text or bytes",
            Self::Skipped => "the part is left out",
            Self::Skippable => "the operations that need it are left out with `--allow-skip`",
            Self::Fault => "nothing is generated",
            Self::Doubtful => "it is generated as it is written",
            Self::Lint => "nothing is changed",
        }
    }

    /// The remedies in the order in which they are preferred.
    pub const REMEDIES: [Self; 6] = [
        Self::Repaired,
        Self::Unenforced,
        Self::Untyped,
        Self::Skipped,
        Self::Skippable,
        Self::Fault,
    ];
}

impl Display for Class {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Declares the codes: the name here, the code itself, the class, and what it is in a few words.
macro_rules! codes {
    ($($name:ident $code:literal $class:ident $title:literal,)+) => {
        /// What a diagnostic is an instance of.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each has a title and a page")]
        pub enum Code {
            $($name,)+
        }

        impl Code {
            /// All of them, in order.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// As it is written: `E0101`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// What becomes of that which a diagnostic of this code is about.
            pub fn class(self) -> Class {
                match self {
                    $(Self::$name => Class::$class,)+
                }
            }

            /// What it is, in a few words.
            pub fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title,)+
                }
            }

            /// The page that explains it, in Markdown.
            pub fn explanation(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("explanations/", $code, ".md")),)+
                }
            }
        }
    };
}

codes! {
    GeneratorFault "E0001" Fault "a fault of the generator",

    NotUtf8 "E0101" Fault "text that is not UTF-8",
    InvalidSyntax "E0102" Fault "text that is neither YAML nor JSON",
    RepeatedKey "E0103" Fault "a key given twice",
    TooLarge "E0104" Fault "a description that is too large",
    TooManyAliases "E0105" Fault "aliases that stand for too much text",
    TooDeep "E0106" Fault "nesting that is too deep",
    EmptyFile "E0107" Fault "an empty file",
    NotAJsonNumber "E0108" Fault "a number that JSON has not",
    UnreadableFile "E0109" Skippable "a file that cannot be read",
    LooseSyntax "W0101" Repaired "text that is almost YAML",
    YamlTag "W0102" Repaired "a tag of YAML",
    RenamedComponent "W0103" Repaired "components of one name in several files",

    NotOpenApi "E0201" Fault "a text that is no OpenAPI description",
    NotSupportedVersion "E0202" Fault "a version of OpenAPI that is not read",
    WrongKind "E0203" Skipped "a value of the wrong kind",
    MissingField "E0204" Skipped "a missing field",
    UnknownWord "E0205" Skipped "a word that OpenAPI has not",
    ExclusiveFields "E0206" Skipped "fields that exclude each other",
    UnreadablePart "E0207" Skipped "a part that cannot be read",
    ReservedName "E0208" Skipped "a name that the generator uses itself",
    MisplacedSecurity "E0209" Skippable "`security` where it says nothing",
    UnknownDialect "E0210" Skipped "a dialect of schemas that is not read",
    MissingFieldReadAs "W0201" Repaired "a missing field with one sensible value",
    UnknownField "W0202" Repaired "an unknown field",
    NotText "W0203" Repaired "another value where text belongs",
    OtherVersion "W0204" Repaired "a keyword of another version of OpenAPI",
    MisplacedExtension "W0205" Repaired "an extension where it says nothing",
    BesideReference "W0206" Repaired "fields beside a reference",
    OddComponentName "W0207" Repaired "a component name with odd characters",
    ShortVersion "W0208" Repaired "a version of OpenAPI without its third number",
    OtherDialect "W0209" Repaired "an older dialect of schemas",
    UnknownKeyword "N0201" Skipped "an unknown keyword of a schema",
    UnknownExtension "W0210" Doubtful "an extension with almost the name of a known one",

    UnknownReference "E0301" Untyped "a reference that leads nowhere",
    NotAReference "E0302" Untyped "a text that is no reference",
    RemoteReference "E0303" Untyped "a reference to another host",
    WrongSection "E0304" Untyped "a reference to another kind of component",
    OnlyItself "E0305" Untyped "a definition that is only itself",
    NotReferable "E0306" Skippable "a reference where none may stand",
    WrongReference "W0301" Repaired "a reference to another kind of component, with one meaning",

    PathWithoutSlash "E0401" Repaired "a path without a slash before it",
    UnpairedBrace "E0402" Skippable "a brace without its counterpart",
    RepeatedPlaceholder "E0403" Repaired "a placeholder used twice",
    AdjacentPlaceholders "E0404" Skippable "placeholders with nothing between them",
    DotSegment "E0405" Skippable "a path with a segment `.` or `..`",
    PathWithQuery "E0406" Repaired "a path with a query",
    UndeclaredPlaceholder "E0407" Skippable "a placeholder without its parameter",
    AmbiguousPaths "E0408" Skippable "paths that match the same requests",
    RepeatedOperationId "E0409" Repaired "an `operationId` used twice",
    NotAStatus "E0410" Skipped "a key of `responses` that is no status",
    RepeatedRange "E0411" Skipped "a range of statuses given twice",
    PathLeftOut "W0401" Repaired "a part of a path that no request carries",
    PlaceholderReadAs "W0402" Repaired "a placeholder without its parameter, read as a string",
    UnusedPathParameter "W0403" Repaired "a path parameter without its placeholder",
    QueryInPath "W0404" Repaired "parameters behind the `?` of a path",
    RangeInSmallLetters "W0405" Repaired "a range of statuses in small letters",
    SharedPathItem "W0406" Repaired "two paths with the same operations",
    PathOfHook "W0407" Skipped "a path or server of a hook",
    NoOperations "W0408" Doubtful "a description without operations",
    LeftOut "W0409" Skipped "an operation or a component that is left out",

    RepeatedParameter "E0501" Repaired "a parameter declared twice",
    NotAFieldName "E0502" Skipped "a name that HTTP does not allow",
    SharedQueryName "E0503" Skipped "parameters that share a name in the query",
    SeveralMediaTypes "E0504" Skipped "a parameter or header of several media types",
    OptionalPathParameter "W0501" Repaired "a path parameter that is not required",
    IgnoredParameter "W0502" Skipped "a parameter or header that something else decides",
    NullParameter "W0503" Repaired "a parameter or header that may be `null`",
    UndefinedStyle "W0504" Repaired "a parameter whose style OpenAPI does not define",
    ParameterOfBody "W0506" Repaired "a parameter in the body",
    UnusedField "W0505" Doubtful "a field that says nothing of its parameter or header",

    NoValue "E0601" Untyped "a schema that no value fits",
    EndlessValue "E0602" Untyped "a schema whose values would be endless",
    MultipleOfNothing "E0603" Unenforced "a `multipleOf` that is not greater than 0",
    InvalidPattern "E0604" Unenforced "a pattern that is not understood",
    SentByNobody "E0605" Skipped "a field that is `readOnly` and `writeOnly`",
    NoTypes "E0606" Skipped "an empty list of types",
    RepeatedEnumValue "W0601" Repaired "a value listed twice",
    ForbiddenEnumValue "W0602" Repaired "a listed value that the schema does not allow",
    EnumValueOfOtherType "W0603" Repaired "a listed value of another type",
    MisplacedEnum "W0604" Repaired "an `enum` that allows no value of its schema",
    DisputedNull "W0605" Repaired "a `null` that is allowed and not allowed",
    KeywordOfOtherType "W0606" Doubtful "a keyword that says nothing of its schema",
    ImpliedType "W0607" Repaired "rules without a `type`",
    ListOfItems "W0608" Repaired "a list as `items`",
    ForeignPattern "W0609" Repaired "a pattern that is not of ECMA-262",
    FormatOfNumber "W0610" Repaired "a format that its number cannot have",
    WrongDefault "W0611" Repaired "a default that is no value of its schema",
    DefaultNotApplied "W0612" Unenforced "a default that is not applied",
    IncludesItself "W0613" Repaired "a schema that includes itself",
    Overridden "W0614" Repaired "schemas of one value that exclude each other",
    ForbiddenByOther "W0615" Repaired "schemas of one object that forbid each other's fields",
    BranchWithoutValue "W0616" Repaired "a branch that no value fits",
    RepeatedBranch "W0617" Repaired "branches with the same values",
    OverlappingBranches "W0618" Doubtful "branches that share values",
    UselessDiscriminator "W0619" Repaired "a discriminator that does not tell branches apart",
    UnknownMapping "W0620" Repaired "a mapping to what is no branch",
    FieldWithoutSchema "W0621" Untyped "a required field that no schema describes",
    DisputedDefault "W0622" Repaired "defaults of one value that differ",
    AnyValue "N0601" Untyped "a value of any kind",
    FormatNotHeld "N0602" Unenforced "a format that values are not held to",
    ContentNotHeld "N0603" Unenforced "a text whose content is not looked into",
    UnusedDefault "N0604" Unenforced "a default of what is never absent",

    NoMediaType "E0701" Repaired "content without a media type",
    NotAMediaType "E0702" Repaired "a text that is no media type",
    RepeatedHeader "E0703" Repaired "a header declared twice",
    MediaTypeTakenAs "W0701" Repaired "a media type that is taken as another",
    SchemaNotApplied "W0702" Untyped "a body whose schema is not applied",
    RulesOfFiles "W0704" Unenforced "rules of files",
    MediaTypeLeftOut "W0705" Skipped "a media type that is left out",
    InformationalStatus "W0706" Skipped "an informational status",
    NoSuccess "W0707" Repaired "an operation without a success",
    ContentWithoutBody "W0708" Repaired "content of a response that has no body",
    UnansweredHeader "W0709" Unenforced "a required header that early answers lack",
    XmlTakenAs "W0710" Repaired "XML that is written as another",
    HeaderOfOthers "W0711" Doubtful "a response without a header that all others have",
    UselessEncoding "W0712" Repaired "an encoding that says nothing",
    MediaTypeOfPart "W0713" Skipped "a media type of a part that is not sent",
    StyleOfPart "W0714" Repaired "a style of a part of a form",
    BodyOfMethod "W0715" Doubtful "a body where its method gives it no meaning",
    XmlTree "W0717" Untyped "XML that is read as a tree",
    UnknownLink "W0716" Doubtful "a link to an operation that is not there",
    ProblemInstead "N0701" Unenforced "a failure that early answers do not have the body of",

    CredentialsExclude "E0802" Skippable "credentials that exclude each other",
    InvalidServer "E0803" Skipped "an address of a server that leads nowhere",
    ServerAddressTakenAs "W0801" Repaired "an address of a server that is not whole",
    RelativeServer "W0802" Skipped "an address relative to an unknown one",
    ServerVariable "W0803" Repaired "a variable of a server without its value",
    UnknownScope "W0805" Doubtful "a scope that its security scheme has not",
    UndeclaredScheme "W0806" Repaired "a security scheme that is not declared",
    SharedCredential "W0807" Repaired "schemes that share one credential",
    ImpossibleAlternative "W0808" Skipped "an alternative of `security` that no request satisfies",
    ServerWithoutName "N0801" Skipped "a server of an operation that the client has no name for",

    InvalidExtension "E0901" Skipped "an extension with a value it cannot have",
    InvalidRustType "E0902" Skipped "an `x-rust-type` that names no type",
    InvalidPagination "E0903" Skipped "an `x-pagination` that does not hold",
    InvalidIdempotencyKey "E0904" Skipped "an `x-idempotency-key` that does not hold",
    UnknownReplacement "E0905" Skipped "an `x-replaced-by` without that operation",
    NameNotFree "E0906" Skipped "a name that something else has in Rust",
    InvalidOverlay "E0907" Fault "an overlay that cannot be applied",
    UnknownOperation "E0908" Fault "a choice of operations that are not there",
    NothingChosen "E0909" Fault "a choice that leaves no operation",
    InvalidSettings "E0910" Fault "a settings file that cannot be read as one",
    PastSunset "E0911" Fault "what is past its sunset",
    InvalidSunsetExtension "E0912" Skipped "an extension of a sunset that does not move it",
    NotDeprecated "W0901" Doubtful "a date of deprecation on what is not deprecated",
    HintsOfEnum "W0902" Repaired "names or texts that do not match their values",
    RustTypeNotUsed "W0903" Doubtful "an `x-rust-type` of a crate that is not wanted",
    NothingSelected "W0904" Doubtful "an action of an overlay that selects nothing",
    NearSunset "W0905" Doubtful "what is soon to be removed",

    UnsupportedSchema "E1001" Untyped "a schema that is not supported",
    UnsupportedRule "E1002" Unenforced "a rule that is not supported",
    UnsupportedParameter "E1003" Untyped "a parameter or header that is not supported",
    UnsupportedBody "E1004" Untyped "a body that is not supported",
    UnsupportedXml "E1005" Untyped "XML that is not supported",
    UnsupportedHook "E1006" Skippable "a webhook or callback that is not supported",
    UnsupportedServer "E1009" Skipped "an address of a server that is not supported",
    UnsupportedPathItem "E1010" Skippable "a path item that is not supported",
    NestedChoices "E1012" Skippable "choices within choices that have too many combinations",
    UnsupportedRustType "E1011" Skippable "an `x-rust-type` that is not supported",

    AllOptional "all-optional" Lint "an object of responses without a required property",
    AmbiguousUnion "ambiguous-union" Lint "a choice of objects that look alike",
    BooleanEnum "boolean-enum" Lint "an enum of texts that is a boolean",
    DifferingErrors "differing-errors" Lint "errors with different bodies",
    InlineSchema "inline-schema" Lint "a schema without a name that becomes a type",
    IntegerFormat "integer-format" Lint "an integer without a format",
    MissingErrorResponse "missing-error-response" Lint "an operation without an error",
    MissingExample "missing-example" Lint "a body without an example",
    MissingInvalidResponse "missing-invalid-response" Lint "an operation without an answer to invalid requests",
    MissingOperationId "missing-operation-id" Lint "an operation without an `operationId`",
    MissingUnauthorizedResponse "missing-unauthorized-response" Lint "an operation with credentials and without 401",
    OptionalBody "optional-body" Lint "a body that may be left out, perhaps by oversight",
    RepeatedSchema "repeated-schema" Lint "equal schemas without a name",
    SimilarNames "similar-names" Lint "names that are the same in Rust",
    UndescribedOperation "undescribed-operation" Lint "an operation without a word about it",
    UndescribedParameter "undescribed-parameter" Lint "a parameter without a description",
    UndescribedSchema "undescribed-schema" Lint "a schema without a description",
    UnusedComponent "unused-component" Lint "a component that nothing refers to",
}

impl Code {
    /// The code that is written like this, in either case of its letter.
    pub fn parse(text: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|code| code.as_str().eq_ignore_ascii_case(text))
    }

    /// Whether what its diagnostics are about is corrected, and read again: it is an error only where that cannot be.
    pub fn is_corrected(self) -> bool {
        let is_error = self.as_str().starts_with('E');
        is_error && !matches!(self.class(), Class::Fault | Class::Skippable)
    }

    /// The crate that alone is concerned.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::AdjacentPlaceholders | Self::AmbiguousPaths => Some(Side::Server),
            _ => None,
        }
    }

    /// How grave its diagnostics are.
    pub fn severity(self) -> Severity {
        match self.as_str().as_bytes() {
            _ if self.class() == Class::Lint => Severity::Warning,
            [b'N', ..] => Severity::Note,
            [b'W', ..] => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl Display for Code {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_code_is_given_once_and_its_letter_is_that_of_its_class() {
        let written: BTreeSet<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        assert_eq!(written.len(), Code::ALL.len());
        for code in Code::ALL {
            let is_error = code.severity() == Severity::Error;
            let refuses = matches!(code.class(), Class::Fault | Class::Skippable);
            assert_eq!(refuses || code.is_corrected(), is_error, "{code}");
            if code.class() == Class::Lint {
                let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
                assert!(code.as_str().chars().all(is_part), "{code}");
                continue;
            }
            let (letter, number) = code.as_str().split_at(1);
            assert!("EWN".contains(letter), "{code}");
            assert!(number.len() == 4 && number.parse::<u16>().is_ok(), "{code}");
        }
    }

    #[test]
    fn codes_are_read_in_either_case() {
        assert_eq!(Code::parse("e0101"), Some(Code::NotUtf8));
        assert_eq!(Code::parse("W0101"), Some(Code::LooseSyntax));
        assert_eq!(Code::parse("E01"), None);
    }
}
