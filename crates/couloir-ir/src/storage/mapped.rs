//! Texts of files as the system holds them, without a copy.
//!
//! Invariant: nothing is written to them. That nobody else writes to the file meanwhile is taken
//! for granted, as by other compilers: of a file that is changed any text may be read. What a
//! shorter one has lost cannot be read: a signal says so, and ends the process.

use std::fs::File;
use std::io;
use std::ops::Range;

use couloir_diag::Text;
use memmap2::Mmap;

/// The text of a file.
pub struct Mapped(Mmap);

impl Mapped {
    /// The text of a regular file.
    ///
    /// # Errors
    /// What the system says.
    #[expect(unsafe_code, reason = "the bytes may be changed by other processes")]
    pub fn new(file: &File) -> io::Result<Self> {
        // SAFETY: the bytes are read only, and may be any at any time; see above.
        unsafe { Mmap::map(file) }.map(Mapped)
    }
}

/// What is said when a file becomes shorter.
#[cfg(unix)]
const SHORTENED: &[u8] = b"error: an input file was shortened while it was being read\n";

impl Mapped {
    /// Makes the process end with status 1 and a message on standard error, rather than by the
    /// signal, when a file is shortened of which more is to be read. For the whole process, so
    /// for programs alone.
    #[cfg(unix)]
    #[expect(unsafe_code, reason = "what handles a signal can do few things")]
    pub fn exit_when_shortened() {
        static ONCE: std::sync::Once = std::sync::Once::new();
        let exit = || {
            _ = rustix::io::write(rustix::stdio::stderr(), SHORTENED);
            signal_hook::low_level::exit(1)
        };
        ONCE.call_once(|| {
            // SAFETY: both calls are among those that signal handlers may make.
            // Where nothing can be registered the signal ends the process.
            _ = unsafe { signal_hook::low_level::register(signal_hook::consts::SIGBUS, exit) };
        });
    }

    /// Does nothing: other systems do not let mapped files be shortened.
    #[cfg(not(unix))]
    pub fn exit_when_shortened() {}
}

impl Text for Mapped {
    fn bytes(&self) -> &[u8] {
        &self.0
    }

    #[cfg(unix)]
    #[expect(unsafe_code, reason = "other kinds of memory would lose what is in them")]
    fn set_aside(&self, part: Range<usize>) {
        let advice = memmap2::UncheckedAdvice::DontNeed;
        let part = part.start.min(self.0.len())..part.end.min(self.0.len());
        // SAFETY: memory that shows a file and is not written to shows the same again.
        // Where the system cannot do it the memory stays.
        _ = unsafe { self.0.unchecked_advise_range(advice, part.start, part.len()) };
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn what_was_set_aside_is_there_again() {
        let mut file = tempfile::tempfile().unwrap();
        let text = (0..300_000_u32).map(|byte| byte as u8).collect::<Vec<_>>();
        file.write_all(&text).unwrap();
        let mapped = Mapped::new(&file).unwrap();
        for part in [0..300_000, 5..70_000, 9..9, 299_999..usize::MAX] {
            assert!(mapped.bytes() == text);
            mapped.set_aside(part);
        }
        assert!(mapped.bytes() == text);
    }
}
