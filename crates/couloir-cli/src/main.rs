//! The `couloir` binary.

use std::io::{IsTerminal, Read, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use couloir_cli::{Host, Limits, STACK_BYTES, TICK, run_last};

#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let argv = std::env::args_os().collect::<Vec<_>>();
    let limits = Arc::<Mutex<Limits>>::default();
    let mut host = Process { limits: Arc::clone(&limits) };
    let (done, result) = channel();
    let work = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || {
        // Nobody waits any more where this fails.
        _ = done.send(run_last(&argv, &mut host));
    });
    let status = match work {
        Ok(_) => watch(&result, &limits),
        Err(error) => {
            say(format!("cannot start a thread: {error}\n").as_bytes());
            1
        }
    };
    ExitCode::from(status.clamp(0, 255) as u8)
}

/// Waits for the status of a run, as long as that keeps within its limits.
fn watch(result: &Receiver<i32>, limits: &Mutex<Limits>) -> i32 {
    let start = Instant::now();
    loop {
        match result.recv_timeout(TICK) {
            Ok(status) => return status,
            // It panicked, which was said.
            Err(RecvTimeoutError::Disconnected) => return 1,
            Err(RecvTimeoutError::Timeout) => {}
        }
        let limits = *limits.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(message) = limits.exceeded(start) {
            say(message.as_bytes());
            // The run cannot be stopped, only the process; what it has written has no name yet.
            std::process::exit(1);
        }
    }
}

fn say(text: &[u8]) {
    _ = std::io::stderr().lock().write_all(text);
}

/// The process's own input and output.
struct Process {
    limits: Arc<Mutex<Limits>>,
}

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
        say(bytes);
    }

    fn colors(&self) -> bool {
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none()
    }

    fn limit(&mut self, limits: Limits) {
        let mut own = self.limits.lock().unwrap_or_else(PoisonError::into_inner);
        *own = limits.or(*own);
    }
}
