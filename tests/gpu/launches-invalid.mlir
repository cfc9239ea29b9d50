// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected ','}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{block with no terminator, has "gpu.printf"() <{format = "x"}> : () -> ()}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.printf "x" }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%a : i32) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{'gpu.launch' op expected memory space private in attribution}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) private(%a : memref<f32, #gpu.address_space<workgroup>>) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%a : memref<f32, #gpu.address_space<private>>) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected ':'}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) private(%a) { gpu.terminator }
  return
}

// -----

// expected-error @+1 {{'gpu.launch' op unexpected number of region arguments}}
func.func @f(%i: index, %t: i32) { "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb0(%a: index): gpu.terminator }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
  return
}

// -----

// expected-error @+1 {{'gpu.launch' op cluster size must be all present}}
func.func @f(%i: index, %t: i32) { "gpu.launch"(%i, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({ ^bb0(%a0: i32, %a1: index, %a2 : index, %a3 : index, %a4 : index, %a5: index, %a6 : index, %a7: index, %a8: index, %a9:index, %a10:index, %a11:index): gpu.terminator }) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

// expected-error @+1 {{'gpu.launch' op operand #5 must be index, but got 'i32'}}
func.func @f(%i: index, %t: i32) { "gpu.launch"(%i, %i, %i, %i, %i, %t) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ }) : (index, index, index, index, index, i32) -> ()
  return
}

// -----

// expected-error @+1 {{'gpu.launch' op unexpected number of region arguments}}
func.func @f(%i: index, %t: i32) { "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb0(%a0: i32, %a1: index, %a2 : index, %a3 : index, %a4 : index, %a5: index, %a6 : index, %a7: index, %a8: index, %a9:index, %a10:index, %a11:index): gpu.terminator }) {workgroup_attributions = 3 : i64} : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'blocks'}}
  gpu.launch clusters(%cx, %cy, %cz) in (%kx = %i, %ky = %i, %kz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected SSA operand}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) dynamic_shared_memory_size { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected attribute value}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) module(m) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected '('}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) module @m { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' invalid kind of attribute specified}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) module(@m::@d) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) function(@m) module(@d) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected ')' in argument list}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%a : memref<1xf32> {a.b}) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) attributes {a} { gpu.terminator }
  return
}

// -----

// expected-error @+1 {{'gpu.terminator' op expects parent op 'gpu.launch'}}
gpu.terminator

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %t: i32) {
  // expected-error @+1 {{use of value '%t' expects different type than prior uses: 'index' vs 'i32'}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %t) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: i32) {
  // expected-error @+1 {{block with no terminator, has "gpu.printf"() <{format = "x"}> : () -> ()}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { cf.br ^bb1 ^bb1: gpu.printf "x" }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' attribute 'workgroup_attributions' occurs more than once in the attribute list}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator } {workgroup_attributions = 1 : i64}
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: '!gpu.async.token' vs 'index'}}
  %0 = gpu.launch async [%i] blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{empty block: expect at least a terminator}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {  }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected ')' in operand list}}
  gpu.launch blocks(%bx, %by, %bz : index) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {  }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'in'}}
  gpu.launch blocks(%bx, %by, %bz) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {  }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{expected '='}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {  }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+2 {{region entry argument '%bx' is already in use}}
  // expected-note @+1 {{previously referenced here}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %bx) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}
