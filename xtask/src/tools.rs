//! Where the tools are: the repository, the Couloir binary, the reference tools.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::Result;

/// The suffix of the reference tools' names, as Debian installs them.
const VERSION: &str = "22";

/// The repository this program was built from.
pub(crate) fn repository_root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}

/// The path of the reference tool `name`, if it is installed.
pub(crate) fn reference_tool(name: &str) -> Option<PathBuf> {
    find_on_path(&format!("{name}-{VERSION}"))
}

/// The program of a name, if it is installed.
pub(crate) fn find_on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|dir| dir.join(name)).find(|path| path.is_file())
}

/// The Couloir binary under the names of the tools it stands in for.
pub(crate) struct Couloir {
    links: TempDir,
}

impl Couloir {
    /// Links `binary`, or the one Cargo builds, under each tool's name.
    pub(crate) fn new(binary: Option<&Path>) -> Result<Self> {
        let binary = match binary {
            Some(path) => path.canonicalize().map_err(|e| format!("{}: {e}", path.display()))?,
            None => build()?,
        };
        let links = tempfile::tempdir()?;
        for name in ["couloir", "mlir-opt", "mlir-translate"] {
            link(&binary, &links.path().join(name))?;
        }
        Ok(Self { links })
    }

    /// The path of the binary called as `name`.
    pub(crate) fn tool(&self, name: &str) -> PathBuf {
        self.links.path().join(name)
    }
}

#[cfg(unix)]
fn link(binary: &Path, to: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(binary, to)
}

#[cfg(not(unix))]
fn link(binary: &Path, to: &Path) -> std::io::Result<()> {
    fs::copy(binary, to.with_extension("exe")).map(|_| ())
}

/// Builds the release binary and gives its path.
fn build() -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR");
    build_into(&target.map_or_else(|| repository_root().join("target"), PathBuf::from), |_| {})
}

/// The same below a folder of its own, with a flag of the compiler's.
pub(crate) fn build_with(target: &Path, flag: &str) -> Result<PathBuf> {
    build_into(target, |command| _ = command.env("RUSTFLAGS", flag))
}

fn build_into(target: &Path, set: impl FnOnce(&mut Command)) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--release", "--package", "couloir-cli", "--target-dir"]);
    command.arg(target).current_dir(repository_root());
    set(&mut command);
    if !command.status()?.success() {
        return Err("the build of couloir-cli failed".into());
    }
    let binary = target.join("release").join(format!("couloir{}", env::consts::EXE_SUFFIX));
    fs::metadata(&binary).map_err(|error| format!("{}: {error}", binary.display()))?;
    Ok(binary)
}
