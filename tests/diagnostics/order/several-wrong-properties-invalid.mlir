// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Of several wrong ones attributes come first, by name; then properties in their order; then the
// sizes of segments.

func.func @f() {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = loc("x"), upperBoundMap = loc("x")} for op affine.for: Invalid attribute `upperBoundMap` in property conversion: loc("x")}}
  "affine.for"() <{upperBoundMap = loc("x"), operandSegmentSizes = loc("x")}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {alignment = loc("x"), syncscope = loc("x")} for op ptr.store: Invalid attribute `syncscope` in property conversion: loc("x")}}
  "ptr.store"() <{alignment = loc("x"), syncscope = loc("x")}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = loc("x"), static_low = loc("x")} for op tensor.pad: Invalid attribute `static_low` in property conversion: loc("x")}}
  "tensor.pad"() <{static_low = loc("x"), operandSegmentSizes = loc("x")}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {ordering = loc("x"), syncscope = loc("x")} for op ptr.load: Invalid attribute `syncscope` in property conversion: loc("x")}}
  "ptr.load"() <{ordering = loc("x"), syncscope = loc("x")}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {noWrapFlags = loc("x"), rawConstantIndices = loc("x")} for op llvm.getelementptr: Invalid attribute `rawConstantIndices` in property conversion: loc("x")}}
  "llvm.getelementptr"() <{rawConstantIndices = loc("x"), noWrapFlags = loc("x")}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {lowerBoundsMap = loc("x"), steps = loc("x")} for op affine.parallel: Invalid attribute `lowerBoundsMap` in property conversion: loc("x")}}
  "affine.parallel"() <{steps = loc("x"), lowerBoundsMap = loc("x")}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {alignment = loc("x"), ordering = loc("x")} for op ptr.load: expected optional properties to materialize as arrays}}
  "ptr.load"() <{ordering = loc("x"), alignment = loc("x")}> : () -> ()
  return
}
