//! x
#[derive(clap::Args)]
pub(crate) struct Arguments {}
pub(crate) fn run(_: &Arguments) -> crate::Result {
    Ok(std::process::ExitCode::SUCCESS)
}
