//! The `couloir` binary.

use std::io::{IsTerminal, Read, Write};
use std::process::ExitCode;

use couloir_cli::{Host, STACK_BYTES, run};

#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let argv = std::env::args_os().collect::<Vec<_>>();
    let work = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || {
        let mut host = Process;
        run(&argv, &mut host)
    });
    let status = work.ok().and_then(|thread| thread.join().ok());
    ExitCode::from(status.map_or(1, |status| status.clamp(0, 255) as u8))
}

/// The process's own input and output.
struct Process;

impl Host for Process {
    fn stdin(&mut self) -> std::io::Result<Vec<u8>> {
        let mut text = Vec::new();
        std::io::stdin().lock().read_to_end(&mut text)?;
        Ok(text)
    }

    fn stdout(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        out.write_all(bytes)?;
        out.flush()
    }

    fn stderr(&mut self, bytes: &[u8]) {
        _ = std::io::stderr().lock().write_all(bytes);
    }

    fn colors(&self) -> bool {
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none()
    }
}
