//! Writing results: whole or not at all.

use std::io::Write;
use std::path::Path;

use crate::Host;

/// Writes a result to a file, or to standard output for `-`. A file appears
/// under its name only when it is complete.
///
/// # Errors
/// A line that says what went wrong.
pub(crate) fn write(host: &mut dyn Host, path: &str, bytes: &[u8]) -> Result<(), String> {
    let result = if path == "-" { host.stdout(bytes) } else { write_file(path, bytes) };
    match result {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Err(String::new()),
        Err(error) => Err(format!("cannot open output file '{path}': {}\n", reason(&error))),
    }
}

fn write_file(path: &str, bytes: &[u8]) -> std::io::Result<()> {
    let path = Path::new(path);
    // Devices and pipes are written to as they are.
    if path.metadata().is_ok_and(|data| !data.is_file()) {
        return std::fs::OpenOptions::new().write(true).open(path)?.write_all(bytes);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut file = tempfile::Builder::new()
        .permissions(permissions(path))
        .tempfile_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}

/// What the finished file may be used for: as the one it replaces, or as
/// files are made by default.
fn permissions(path: &Path) -> std::fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    let default = || std::fs::Permissions::from_mode(0o644);
    path.metadata().map_or_else(|_| default(), |data| data.permissions())
}

/// What an error says, without the number.
pub(crate) fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
