//! Passes and how they are run.
//!
//! - [`PassDef`]: what a pass is: a static row with its name, options and function;
//! - [`Options`]: the values of a pass's options;
//! - [`Pipeline`]: passes in order, nested by the op they run on, with its text form;
//! - [`run`]: running a pipeline, ops side by side in parallel;
//! - [`BodyWise`]: passes that work body by body, several of which go over a body at once;
//! - [`Instrument`]: watching passes run.

mod bodywise;
mod def;
mod fused;
mod options;
mod pipeline;
mod run;
#[cfg(test)]
mod tests;
mod text;
mod together;

pub use bodywise::{Asked, BodyWise, EachBody, Note, Settle, Wanted};
pub use def::{ByBodies, OptionDef, OptionKind, PassCx, PassDef, Registry, StandsFor};
pub use fused::{Ends, Finish, Finished, StartOver, Ticket, Writer, run_fused, run_outline};
pub use options::Options;
pub use pipeline::{Item, Pipeline, Step};
pub use run::{At, Instrument, Request, RunOptions, Runner, Shared, run, run_watched};
pub use text::{PipelineError, parse_pipeline, pipeline_text, pipeline_text_with, print_pipeline};
pub use together::runs_together;
