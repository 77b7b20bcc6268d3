//! Reads events that have nothing but a line of data.

use memchr::memchr;

use crate::Outcome;
use crate::by_hand::Move;

/// The lines of a body as it comes.
#[derive(Debug, Default)]
pub struct Lines {
    /// A line that has not ended yet.
    rest: Vec<u8>,
}

impl Lines {
    /// Takes the next chunk of the body, and returns the events that it completes.
    pub fn push(&mut self, mut part: &[u8], mut read: impl FnMut(Move)) -> Outcome<()> {
        while let Some(end) = memchr(b'\n', part) {
            let (line, rest) = part.split_at(end);
            part = rest.get(1..).unwrap_or_default();
            match self.rest.is_empty() {
                true => take(line, &mut read)?,
                false => {
                    self.rest.extend_from_slice(line);
                    take(&self.rest, &mut read)?;
                    self.rest.clear();
                }
            }
        }
        self.rest.extend_from_slice(part);
        Ok(())
    }
}

fn take(line: &[u8], read: &mut impl FnMut(Move)) -> Outcome<()> {
    if let Some(data) = line.strip_prefix(b"data: ") {
        read(serde_json::from_slice(data)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn an_event_may_come_in_parts() {
        let text =
            "data: {\"animalId\":7,\"to\":\"here\"}\n\ndata: {\"animalId\":8,\"to\":\"\"}\n\n";
        for at in 0..text.len() {
            let (mut lines, mut read) = (Lines::default(), Vec::new());
            let (first, second) = text.as_bytes().split_at(at);
            for part in [first, second] {
                let pushed = lines.push(part, |moved| read.push(moved.animal_id));
                pushed.expect("JSON");
            }
            assert_eq!(read, [7, 8], "{at}");
        }
    }
}
