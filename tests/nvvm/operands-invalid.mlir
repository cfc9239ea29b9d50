// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Each op with something else than it takes, gives or holds.

func.func @f() {
// expected-error @+1 {{'nvvm.rcp.approx.ftz.f' op requires a single operand}}
  %r = "nvvm.rcp.approx.ftz.f"() : () -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.aggr.smem.size' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> tensor<f32>
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.clock' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.clock"(%v0) : (i32) -> i32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.clock64' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.clock64"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range} for op nvvm.read.ptx.sreg.cluster.ctaid.x: Invalid attribute `range` in property conversion: unit}}
  %r = "nvvm.read.ptx.sreg.cluster.ctaid.x"() <{range = unit}> : () -> i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = true} for op nvvm.read.ptx.sreg.cluster.ctaid.y: Invalid attribute `range` in property conversion: true}}
  %r = "nvvm.read.ptx.sreg.cluster.ctaid.y"() <{range = true}> : () -> i32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.cluster.ctaid.z' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.cluster.ctaid.z"(%v0) <{range = #llvm.constant_range<i32, 0, 64>}> : (i32) -> i32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.cluster.ctarank' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.cluster.ctarank"(%v0) : (i32) -> i32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.cluster.nctaid.x' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.cluster.nctaid.x"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.cluster.nctaid.y' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.cluster.nctaid.y"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.cluster.nctaid.z' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.cluster.nctaid.z"(%v0) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.cluster.nctarank' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.cluster.nctarank"(%v0) : (i32) -> i32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.clusterid.x' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.clusterid.x"(%v0) <{range = #llvm.constant_range<i32, 0, 64>}> : (i32) -> i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.clusterid.y' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.clusterid.y"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.clusterid.z' op requires one result}}
  "nvvm.read.ptx.sreg.clusterid.z"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = 1.000000e+00 : f32} for op nvvm.read.ptx.sreg.ctaid.x: Invalid attribute `range` in property conversion: 1.000000e+00 : f32}}
  %r = "nvvm.read.ptx.sreg.ctaid.x"() <{range = 1.0 : f32}> : () -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.ctaid.y' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "nvvm.read.ptx.sreg.ctaid.y"() : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = 300 : i16} for op nvvm.read.ptx.sreg.ctaid.z: Invalid attribute `range` in property conversion: 300 : i16}}
  %r = "nvvm.read.ptx.sreg.ctaid.z"() <{range = 300 : i16}> : () -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.dynamic.smem.size' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg0' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "nvvm.read.ptx.sreg.envreg0"() : () -> index
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg1' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg1"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg10' op requires one result}}
  "nvvm.read.ptx.sreg.envreg10"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg11' op requires one result}}
  "nvvm.read.ptx.sreg.envreg11"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg12' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "nvvm.read.ptx.sreg.envreg12"() : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg13' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "nvvm.read.ptx.sreg.envreg13"() : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg14' op requires one result}}
  "nvvm.read.ptx.sreg.envreg14"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg15' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg15"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg16' op requires one result}}
  "nvvm.read.ptx.sreg.envreg16"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg17' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg17"(%v0) : (i32) -> i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg18' op requires one result}}
  "nvvm.read.ptx.sreg.envreg18"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg19' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.envreg19"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg2' op requires one result}}
  "nvvm.read.ptx.sreg.envreg2"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg20' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.envreg20"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg21' op requires one result}}
  "nvvm.read.ptx.sreg.envreg21"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg22' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg22"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg23' op requires one result}}
  "nvvm.read.ptx.sreg.envreg23"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg24' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "nvvm.read.ptx.sreg.envreg24"() : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg25' op requires one result}}
  "nvvm.read.ptx.sreg.envreg25"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg26' op requires one result}}
  "nvvm.read.ptx.sreg.envreg26"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg27' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg27"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg28' op requires one result}}
  "nvvm.read.ptx.sreg.envreg28"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg29' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg29"(%v0) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg3' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg3"(%v0) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg30' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.envreg30"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg31' op requires one result}}
  "nvvm.read.ptx.sreg.envreg31"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg4' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg4"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg5' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "nvvm.read.ptx.sreg.envreg5"() : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg6' op requires one result}}
  "nvvm.read.ptx.sreg.envreg6"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg7' op requires one result}}
  "nvvm.read.ptx.sreg.envreg7"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg8' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.envreg8"(%v0) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.envreg9' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.envreg9"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.globaltimer' op requires one result}}
  "nvvm.read.ptx.sreg.globaltimer"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.globaltimer.lo' op requires one result}}
  "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.gridid' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.gridid"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = 300 : i16} for op nvvm.read.ptx.sreg.laneid: Invalid attribute `range` in property conversion: 300 : i16}}
  %r = "nvvm.read.ptx.sreg.laneid"() <{range = 300 : i16}> : () -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.lanemask.eq' op requires one result}}
  "nvvm.read.ptx.sreg.lanemask.eq"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.lanemask.ge' op requires one result}}
  "nvvm.read.ptx.sreg.lanemask.ge"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.lanemask.gt' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.lanemask.gt"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.lanemask.le' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.lanemask.le"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.lanemask.lt' op requires one result}}
  "nvvm.read.ptx.sreg.lanemask.lt"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = true} for op nvvm.read.ptx.sreg.nclusterid.x: Invalid attribute `range` in property conversion: true}}
  %r = "nvvm.read.ptx.sreg.nclusterid.x"() <{range = true}> : () -> f32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.nclusterid.y' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.nclusterid.y"(%v0) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = "x"} for op nvvm.read.ptx.sreg.nclusterid.z: Invalid attribute `range` in property conversion: "x"}}
  %r = "nvvm.read.ptx.sreg.nclusterid.z"() <{range = "x"}> : () -> !llvm.ptr
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.nctaid.x' op requires one result}}
  "nvvm.read.ptx.sreg.nctaid.x"() : () -> ()
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.nctaid.y' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.nctaid.y"(%v0) <{range = #llvm.constant_range<i32, 0, 64>}> : (i32) -> f32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.nctaid.z' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.nctaid.z"(%v0) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.nsmid' op requires one result}}
  "nvvm.read.ptx.sreg.nsmid"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.ntid.x' op requires one result}}
  "nvvm.read.ptx.sreg.ntid.x"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = 300 : i16} for op nvvm.read.ptx.sreg.ntid.y: Invalid attribute `range` in property conversion: 300 : i16}}
  %r = "nvvm.read.ptx.sreg.ntid.y"() <{range = 300 : i16}> : () -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = 300 : i16} for op nvvm.read.ptx.sreg.ntid.z: Invalid attribute `range` in property conversion: 300 : i16}}
  %r = "nvvm.read.ptx.sreg.ntid.z"() <{range = 300 : i16}> : () -> !llvm.ptr
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.nwarpid' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.nwarpid"(%v0) : (i32) -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.smid' op requires one result}}
  "nvvm.read.ptx.sreg.smid"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.tid.x' op requires one result}}
  "nvvm.read.ptx.sreg.tid.x"() : () -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = true} for op nvvm.read.ptx.sreg.tid.y: Invalid attribute `range` in property conversion: true}}
  %r = "nvvm.read.ptx.sreg.tid.y"() <{range = true}> : () -> i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range} for op nvvm.read.ptx.sreg.tid.z: Invalid attribute `range` in property conversion: unit}}
  %r = "nvvm.read.ptx.sreg.tid.z"() <{range = unit}> : () -> i32
  return
}

// -----

func.func @f(%v0: i32) {
// expected-error @+1 {{'nvvm.read.ptx.sreg.total.smem.size' op requires zero operands}}
  %r = "nvvm.read.ptx.sreg.total.smem.size"(%v0) : (i32) -> vector<4xi32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'nvvm.read.ptx.sreg.warpid' op result #0 must be LLVM dialect-compatible type, but got 'tensor<f32>'}}
  %r = "nvvm.read.ptx.sreg.warpid"() : () -> tensor<f32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {range = true} for op nvvm.read.ptx.sreg.warpsize: Invalid attribute `range` in property conversion: true}}
  %r = "nvvm.read.ptx.sreg.warpsize"() <{range = true}> : () -> f32
  return
}
