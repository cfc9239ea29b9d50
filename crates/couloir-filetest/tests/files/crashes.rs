//! Input on which the reference tools crash, so that there is nothing to compare with: the commands
//! of `CRASH:` lines must end with a result, or with a diagnostic.

use std::io;
use std::path::Path;

use couloir_filetest::{FileTest, find_files, marked_scripts_of};
use libtest_mimic::{Failed, Trial};

use crate::tool;

/// One test for each file; there is none without a command.
pub(crate) fn trials(directory: &Path) -> io::Result<Vec<Trial>> {
    let files = find_files(directory)?.into_iter();
    Ok(files.map(|file| Trial::test(file.path.clone(), move || all_end(&file))).collect())
}

fn all_end(test: &FileTest) -> Result<(), Failed> {
    let scripts = marked_scripts_of("CRASH:", &test.text, &test.path, "")?;
    if scripts.is_empty() {
        return Err("expected a CRASH line".into());
    }
    let commands = scripts.iter().flat_map(|script| &script.pipelines).flatten();
    commands.map(|command| &command.argv).try_for_each(|argv| ends(argv))
}

fn ends(argv: &[String]) -> Result<(), Failed> {
    let output = tool::call(argv, b"");
    let (status, said) = (output.status, String::from_utf8_lossy(&output.stderr).into_owned());
    match status {
        0 => Ok(()),
        1 if said.contains("error: ") => Ok(()),
        _ => Err(format!("`{}`: exit status {status}\n{said}", argv.join(" ")).into()),
    }
}
