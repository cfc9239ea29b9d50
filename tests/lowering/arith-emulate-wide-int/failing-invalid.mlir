// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect --verify-diagnostics

func.func @divsi(%a: i64, %b: i64) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @remui(%a: i64, %b: i64) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.remui' that was explicitly marked illegal}}
  %0 = arith.remui %a, %b : i64
  return %0 : i64
}

// -----

func.func @ceildivsi(%a: i64, %b: i64) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.ceildivsi' that was explicitly marked illegal}}
  %0 = arith.ceildivsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  // expected-error @below {{failed to legalize operation 'arith.floordivsi' that was explicitly marked illegal}}
  %0 = arith.floordivsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @bitcast_i64_f64(%a: i64) -> f64 {
  // expected-error @below {{failed to legalize operation 'arith.bitcast' that was explicitly marked illegal}}
  %0 = arith.bitcast %a : i64 to f64
  return %0 : f64
}

// -----

func.func @addx(%a: i64, %b: i64) -> (i64, i1) {
  // expected-error @below {{failed to legalize operation 'arith.addui_extended' that was explicitly marked illegal}}
  %0, %1 = arith.addui_extended %a, %b : i64, i1
  return %0, %1 : i64, i1
}

// -----

// expected-error @below {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @a(%x: i128) -> i128 { return %x : i128 }

// -----

// expected-error @below {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @c(%x: i48) -> i48 { %0 = arith.addi %x, %x : i48 return %0 : i48 }

// -----

// expected-error @below {{failed to legalize operation 'arith.extsi' that was explicitly marked illegal}}
func.func @r(%x: i64) -> (i64) attributes {arg_attrs = 1, foo} { %0 = arith.index_cast %x {foo} : i64 to index %1 = arith.extsi %x : i64 to i128 return %x : i64 }

// -----

// expected-error @below {{failed to legalize operation 'arith.trunci' that was explicitly marked illegal}}
func.func @s(%x: i16) -> (i64) { %0 = arith.extui %x : i16 to i64 %1 = arith.extui %x : i16 to i32 %2 = arith.trunci %0 : i64 to i33 return %0 : i64 }
