//! Reading input and writing output.
//!
//! Invariant: an output file appears whole or not at all, and a run that is
//! ended leaves nothing: the file is written without a name, or under another
//! one in the same directory where the system has no such files, and put in its
//! place at the end. Only what is no regular file (a device, a pipe) is written
//! directly.

use std::fs::{self, File, Permissions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use couloir_diag::Text;
use couloir_ir::Mapped;
use tempfile::NamedTempFile;

use crate::Host;

/// An input file: read whole, or [opened](open_input).
pub(crate) struct Input<T = Vec<u8>> {
    /// The name in diagnostics.
    pub(crate) name: String,
    /// What is in it.
    pub(crate) bytes: T,
}

/// From how many bytes on a file is mapped: shorter ones, such as people write, take no longer to
/// read.
const MAPPED: u64 = 1 << 18;

/// Opens a file that is read in order, once: a long one is not copied.
pub(crate) fn open_input(path: &str, host: &mut dyn Host) -> Result<Input<Box<dyn Text>>, String> {
    if path == "-" {
        let Input { name, bytes } = read_input(path, host)?;
        return Ok(Input { name, bytes: Box::new(bytes) });
    }
    made_of(path, path, opened(path))
}

fn opened(path: &str) -> io::Result<Box<dyn Text>> {
    let mut file = File::open(path)?;
    let data = file.metadata()?;
    if data.is_file() && data.len() >= MAPPED {
        Mapped::exit_when_shortened();
        // Some file systems map nothing.
        if let Ok(mapped) = Mapped::new(&file) {
            return Ok(Box::new(mapped));
        }
    }
    let mut text = Vec::new();
    file.read_to_end(&mut text)?;
    Ok(Box::new(text))
}

/// Reads a file in one go; `-` is standard input.
pub(crate) fn read_input(path: &str, host: &mut dyn Host) -> Result<Input, String> {
    match path {
        "-" => made_of("<stdin>", path, host.stdin()),
        _ => made_of(path, path, fs::read(path)),
    }
}

fn made_of<T>(name: &str, path: &str, read: io::Result<T>) -> Result<Input<T>, String> {
    match read {
        Ok(bytes) => Ok(Input { name: name.into(), bytes }),
        Err(error) => Err(format!("cannot open input file '{path}': {}\n", describe(&error))),
    }
}

/// What went wrong, in the words of the system.
pub(crate) fn describe(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((words, _)) => words.into(),
        None => text,
    }
}

/// The way out for text while more is being printed. What goes to a file is
/// seen only when that is put in its place; standard output gets what there is.
pub(crate) struct WayOut<'a> {
    output: &'a mut OutputFile,
    host: &'a mut dyn Host,
    error: Option<String>,
}

impl<'a> WayOut<'a> {
    /// To this output.
    pub(crate) fn new(output: &'a mut OutputFile, host: &'a mut dyn Host) -> Self {
        Self { output, host, error: None }
    }

    /// Writes text, after what was to be said before it.
    pub(crate) fn take(&mut self, text: &[u8], said: &mut Vec<u8>) {
        if self.error.is_none() {
            let result = if self.output.is_stdout() {
                self.host.stderr(said);
                said.clear();
                let written = self.host.stdout(text);
                written.map_err(|error| cannot_write_stdout(&error))
            } else {
                self.output.write(text)
            };
            self.error = result.err();
        }
    }

    /// Puts text for standard output after what was printed so far.
    pub(crate) fn append(&mut self, printed: &mut Vec<u8>, text: &[u8]) {
        if self.output.is_stdout() {
            return printed.extend_from_slice(text);
        }
        let written = self.host.stdout(text);
        self.error = written.map_err(|error| cannot_write_stdout(&error)).err();
    }

    /// What went wrong, if anything did.
    pub(crate) fn error(self) -> Option<String> {
        self.error
    }
}

/// What is said when standard output cannot be written.
pub(crate) fn cannot_write_stdout(error: &io::Error) -> String {
    format!("cannot write standard output: {}\n", describe(error))
}

/// Where output goes.
pub(crate) enum OutputFile {
    /// Standard output.
    Stdout,
    /// A file without a name, to be put in its place at the end.
    Nameless(File, PathBuf),
    /// A file with another name, to be put in its place at the end.
    Temporary(NamedTempFile, PathBuf),
    /// A device or pipe.
    Direct(File, PathBuf),
}

impl OutputFile {
    /// Makes ready to write to this path; `-` is standard output.
    pub(crate) fn open(path: &str) -> Result<Self, String> {
        match path {
            "-" => return Ok(OutputFile::Stdout),
            "" => return Err(cannot_open(path, &io::ErrorKind::NotFound.into())),
            _ => {}
        }
        Self::open_path(Path::new(path)).map_err(|error| cannot_open(path, &error))
    }

    fn open_path(path: &Path) -> io::Result<Self> {
        // Writing to a link writes to what it names.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let mode = match fs::metadata(&path) {
            Ok(found) if found.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(found) if !found.is_file() => {
                let file = fs::OpenOptions::new().write(true).open(&path)?;
                return Ok(OutputFile::Direct(file, path));
            }
            Ok(found) => {
                // Refuses now what may not be written.
                fs::OpenOptions::new().append(true).open(&path)?;
                Some(found.permissions())
            }
            Err(_) => None,
        };
        let directory = directory_of(&path);
        if let Some(file) = nameless_in(directory) {
            if let Some(mode) = mode {
                file.set_permissions(mode)?;
            }
            return Ok(OutputFile::Nameless(file, path));
        }
        let file = temporary_in(directory)?;
        if let Some(mode) = mode {
            fs::set_permissions(file.path(), mode)?;
        }
        Ok(OutputFile::Temporary(file, path))
    }

    /// Writes text that others follow, unless it goes to standard output.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), String> {
        let (written, path) = match self {
            OutputFile::Stdout => return Ok(()),
            OutputFile::Direct(file, path) | OutputFile::Nameless(file, path) => {
                (file.write_all(bytes), path)
            }
            OutputFile::Temporary(file, path) => (file.write_all(bytes), path),
        };
        written.map_err(|error| cannot_write(path, &error))
    }

    /// Writes what is left and puts the file in its place. What goes to standard
    /// output is given back.
    pub(crate) fn finish(self, bytes: Vec<u8>) -> Result<Vec<u8>, String> {
        match self {
            OutputFile::Stdout => Ok(bytes),
            OutputFile::Direct(mut file, path) => {
                file.write_all(&bytes).map_err(|error| cannot_write(&path, &error))?;
                Ok(Vec::new())
            }
            OutputFile::Nameless(mut file, path) => {
                let placed = file.write_all(&bytes).and_then(|()| place(&file, &path));
                placed.map_err(|error| cannot_write(&path, &error))?;
                Ok(Vec::new())
            }
            OutputFile::Temporary(mut file, path) => {
                let written = file.write_all(&bytes);
                written.map_err(|error| cannot_write(&path, &error))?;
                file.persist(&path).map_err(|error| cannot_write(&path, &error.error))?;
                Ok(Vec::new())
            }
        }
    }

    /// Whether this is standard output.
    pub(crate) fn is_stdout(&self) -> bool {
        matches!(self, OutputFile::Stdout)
    }
}

fn directory_of(path: &Path) -> &Path {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.unwrap_or(Path::new("."))
}

/// A file of a directory that has no name yet; none where there are no such files.
#[cfg(target_os = "linux")]
fn nameless_in(directory: &Path) -> Option<File> {
    use rustix::fs::{Mode, OFlags, open};
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let file = open(directory, flags, Mode::from_raw_mode(0o666)).ok()?;
    // It gets its name by way of this folder.
    Path::new("/proc/self/fd").exists().then(|| File::from(file))
}

#[cfg(not(target_os = "linux"))]
fn nameless_in(_: &Path) -> Option<File> {
    None
}

/// Gives a file without a name this one, in place of what has it.
#[cfg(target_os = "linux")]
fn place(file: &File, path: &Path) -> io::Result<()> {
    use std::os::fd::AsRawFd as _;
    let own = PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()));
    match link(&own, path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        done => return done,
    }
    // A name can be taken over from another file, though not given away twice.
    let directory = directory_of(path);
    let placed = tempfile::Builder::new()
        .prefix(".couloir-")
        .make_in(directory, |named| link(&own, named))?
        .into_temp_path();
    placed.persist(path).map_err(|error| error.error)
}

#[cfg(target_os = "linux")]
fn link(own: &Path, path: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};
    Ok(linkat(CWD, own, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

#[cfg(not(target_os = "linux"))]
fn place(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

fn temporary_in(directory: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".couloir-");
    with_usual_permissions(&mut builder).tempfile_in(directory)
}

/// The system takes from these what the user's mask says.
#[cfg(unix)]
fn with_usual_permissions<'a, 'p, 's>(
    builder: &'a mut tempfile::Builder<'p, 's>,
) -> &'a mut tempfile::Builder<'p, 's> {
    use std::os::unix::fs::PermissionsExt;
    builder.permissions(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn with_usual_permissions<'a, 'p, 's>(
    builder: &'a mut tempfile::Builder<'p, 's>,
) -> &'a mut tempfile::Builder<'p, 's> {
    builder
}

fn cannot_open(path: &str, error: &io::Error) -> String {
    let text = match error.kind() {
        io::ErrorKind::IsADirectory => "Is a directory".into(),
        io::ErrorKind::NotFound => "No such file or directory".into(),
        io::ErrorKind::PermissionDenied => "Permission denied".into(),
        _ => describe(error),
    };
    format!("cannot open output file '{path}': {text}\n")
}

fn cannot_write(path: &Path, error: &io::Error) -> String {
    format!("cannot write output file '{}': {}\n", path.display(), describe(error))
}
