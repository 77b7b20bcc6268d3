//! Animals in JSON: an array of them, or one on each line.

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

use generated_server::NewPet;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::row::{Each, Fault, Row};

/// Reads an animal from each line that is not empty.
pub(super) fn read_lines(source: impl Read, each: Each<'_>) -> anyhow::Result<()> {
    let mut source = BufReader::new(source);
    let mut text = Vec::new();
    for line in 1.. {
        text.clear();
        if source.read_until(b'\n', &mut text)? == 0 {
            break;
        }
        let text = text.trim_ascii_end();
        if !text.is_empty() {
            each(match str::from_utf8(text) {
                Ok(text) => row(line, text),
                Err(_) => Err(Fault::new(line, "is not UTF-8")),
            })?;
        }
    }
    Ok(())
}

/// Reads the animals of an array, one at a time.
pub(super) fn read_array(source: impl Read, each: Each<'_>) -> anyhow::Result<()> {
    let place = PlaceInText::default();
    let source = Followed {
        source: BufReader::new(source),
        place: &place,
    };
    let mut json = serde_json::Deserializer::from_reader(source);
    let mut stopped = None;
    let items = Items {
        place: &place,
        each: &mut *each,
        stopped: &mut stopped,
    };
    let read = json.deserialize_seq(items).and_then(|()| json.end());
    match (stopped, read) {
        (Some(error), _) => Err(error),
        (None, Ok(())) => Ok(()),
        (None, Err(error)) if error.is_io() => Err(io::Error::from(error).into()),
        (None, Err(error)) => each(Err(Fault::of_json(1, &error))),
    }
}

/// An animal whose text begins in `line`.
fn row(line: u64, text: &str) -> Row {
    serde_json::from_str::<NewPet>(text).map_err(|error| Fault::of_json(line, &error))
}

/// How far a text was read.
struct PlaceInText {
    line: Cell<u64>,
    last: Cell<u8>,
}

impl Default for PlaceInText {
    fn default() -> Self {
        Self {
            line: Cell::new(1),
            last: Cell::new(0),
        }
    }
}

impl PlaceInText {
    /// The line in which a value begins that was just read.
    fn line_of(&self, value: &str) -> u64 {
        let within = value.bytes().filter(|byte| *byte == b'\n').count() as u64;
        // The end of a number is known by what comes after it.
        let after = u64::from(self.last.get() == b'\n');
        self.line.get() - within - after
    }
}

/// A text that is read byte by byte, as `serde_json` does.
struct Followed<'a, R> {
    source: BufReader<R>,
    place: &'a PlaceInText,
}

impl<R: Read> Read for Followed<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        let bytes = buffer.get(..count).unwrap_or_default();
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count() as u64;
        self.place.line.set(self.place.line.get() + lines);
        if let Some(last) = bytes.last() {
            self.place.last.set(*last);
        }
        Ok(count)
    }
}

/// The items of an array, which are not kept.
struct Items<'a, 'b> {
    place: &'a PlaceInText,
    each: Each<'b>,
    /// Why `each` wants no more.
    stopped: &'a mut Option<anyhow::Error>,
}

impl<'de> Visitor<'de> for Items<'_, '_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while let Some(item) = items.next_element::<Box<RawValue>>()? {
            let line = self.place.line_of(item.get());
            if let Err(error) = (self.each)(row(line, item.get())) {
                *self.stopped = Some(error);
                return Err(A::Error::custom("stopped"));
            }
        }
        Ok(())
    }
}
