// RUN: mlir-opt %s --split-input-file --convert-math-to-rocdl --verify-diagnostics

llvm.func @ceil(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.ceil' that was explicitly marked illegal}}
  %0 = llvm.intr.ceil(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @cos(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.cos' that was explicitly marked illegal}}
  %0 = llvm.intr.cos(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @exp(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.exp' that was explicitly marked illegal}}
  %0 = llvm.intr.exp(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @exp2(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.exp2' that was explicitly marked illegal}}
  %0 = llvm.intr.exp2(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @fabs(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.fabs' that was explicitly marked illegal}}
  %0 = llvm.intr.fabs(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @floor(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.floor' that was explicitly marked illegal}}
  %0 = llvm.intr.floor(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @log(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.log' that was explicitly marked illegal}}
  %0 = llvm.intr.log(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @log10(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.log10' that was explicitly marked illegal}}
  %0 = llvm.intr.log10(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @log2(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.log2' that was explicitly marked illegal}}
  %0 = llvm.intr.log2(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @pow(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.pow' that was explicitly marked illegal}}
  %0 = llvm.intr.pow(%x, %x) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @sin(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.sin' that was explicitly marked illegal}}
  %0 = llvm.intr.sin(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @sqrt(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'llvm.intr.sqrt' that was explicitly marked illegal}}
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @frem(%x: f64) {
  // expected-error @+1 {{failed to legalize operation 'llvm.frem' that was explicitly marked illegal}}
  %0 = llvm.frem %x, %x : f64
  llvm.return
}

// -----

llvm.func @others(%x: f32) {
  %0 = llvm.intr.tan(%x) : (f32) -> f32
  %1 = llvm.intr.round(%x) : (f32) -> f32
  llvm.return
}
