// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @a(%m: memref<4xf16,3>, %i: index) {
  "nvgpu.ldmatrix"(%m, %i) {transpose=false, numTiles = 4:i32} : (memref<4xf16,3>, index) -> vector<4x2xf32>
  return
}

// CHECK: tests/nvgpu/warps-invalid.mlir:4:3: error: 'nvgpu.ldmatrix' op failed to verify that srcMemref and res have same element type
// CHECK-NEXT:   "nvgpu.ldmatrix"(%[[M:[^ ]+]], %[[I:[^ ]+]]) {transpose=false, numTiles = 4:i32} : (memref<4xf16,3>, index) -> vector<4x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:4:3: note: see current operation: %[[V0:[^ ]+]] = "nvgpu.ldmatrix"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) <{numTiles = 4 : i32, transpose = false}> : (memref<4xf16, 3>, index) -> vector<4x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:169:3: error: 'nvgpu.ldmatrix' op attribute 'numTiles' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   "nvgpu.ldmatrix"(%[[M]], %[[I]]) {transpose=0, numTiles = 4} : (memref<4xf16,3>, index) -> vector<4x2xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:176:3: error: 'nvgpu.ldmatrix' op attribute 'numTiles' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   "nvgpu.ldmatrix"(%[[M]], %[[I]]) {transpose=false, numTiles = 4} : (memref<4xf16,3>, index) -> vector<f16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:183:3: error: expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=false, numTiles = 4 : i32} : memref<4xf16> -> vector<4x2xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:183:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 4 : i32, transpose = false}> : (memref<4xf16>, index) -> vector<4x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:190:3: error: nvgpu.ldmatrix works for 32b or lower
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=false, numTiles = 4 : i32} : memref<4xf64, 3> -> vector<4x2xf64>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:190:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 4 : i32, transpose = false}> : (memref<4xf64, 3>, index) -> vector<4x2xf64>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:197:3: error: results must be 2 dimensional vector
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=false, numTiles = 4 : i32} : memref<4xf16, 3> -> vector<4xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:197:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 4 : i32, transpose = false}> : (memref<4xf16, 3>, index) -> vector<4xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:204:3: error: expected vector register shape[1] = 2
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=false, numTiles = 4 : i32} : memref<4xf16, 3> -> vector<4x4xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:204:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 4 : i32, transpose = false}> : (memref<4xf16, 3>, index) -> vector<4x4xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:211:3: error: expected vector register shape[0] and numTiles to match
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=false, numTiles = 2 : i32} : memref<4xf16, 3> -> vector<4x2xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:211:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 2 : i32, transpose = false}> : (memref<4xf16, 3>, index) -> vector<4x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:218:3: error: nvgpu.ldmatrix transpose works only at 16b granularity
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=true, numTiles = 4 : i32} : memref<4xi8, 3> -> vector<4x4xi8>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:218:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 4 : i32, transpose = true}> : (memref<4xi8, 3>, index) -> vector<4x4xi8>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:225:3: error: nvgpu.ldmatrix transpose works only at 16b granularity
// CHECK-NEXT:   nvgpu.ldmatrix %[[M]][%[[I]]] {transpose=true, numTiles = 4 : i32} : memref<4xf32, 3> -> vector<4x1xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:225:3: note: see current operation: %[[V0]] = "nvgpu.ldmatrix"(%[[ARG0]], %[[ARG1]]) <{numTiles = 4 : i32, transpose = true}> : (memref<4xf32, 3>, index) -> vector<4x1xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:232:3: error: 'nvgpu.mma.sync' op failed to verify that matrixA and matrixB have same element type
// CHECK-NEXT:   nvgpu.mma.sync(%[[A:[^ ]+]], %[[B:[^ ]+]], %[[C:[^ ]+]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:232:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2:[^ ]+]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:239:3: error: 'nvgpu.mma.sync' op expected 512 warp-wide matrix A elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:239:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 32]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:246:3: error: 'nvgpu.mma.sync' op expected 256 warp-wide matrix A elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4x3xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:246:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x3xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:253:3: error: matrixC must be 2 dimensional vector
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:253:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:260:3: error: matrixB must be 2 dimensional vector
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:260:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:267:3: error: matrixA must be 2 dimensional vector
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:267:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:274:3: error: 'nvgpu.mma.sync' op expected tf32 tensor cores only for F32 operands
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:274:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16], tf32Enabled}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:281:3: error: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf80>, vector<2x2xf80>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:281:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf80>, vector<2x2xf80>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:288:3: error: 'nvgpu.mma.sync' op expected 256 warp-wide matrix A elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:288:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:295:3: error: 'nvgpu.mma.sync' op expected 128 warp-wide matrix B elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:295:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:302:3: error: 'nvgpu.mma.sync' op expected 128 warp-wide matrix C elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf32>) -> vector<4x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:302:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf32>) -> vector<4x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:309:3: error: 'nvgpu.mma.sync' op expected 0 warp-wide matrix A elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [0, 0, 0]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<4x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:309:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [0, 0, 0]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<4x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:316:8: error: 'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1
// CHECK-NEXT:   %[[V0]] = nvgpu.mma.sp.sync(%[[A]], %[[B]], %[[C]]) metadata(%[[M]]) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:316:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3:[^ ]+]]) <{mmaShape = [16, 8, 32], sparsitySelector = 2 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:323:8: error: 'nvgpu.mma.sp.sync' op operand #3 must be fixed-length vector of 16-bit signless integer values of length 2, but got 'vector<2xi32>'
// CHECK-NEXT:   %[[V0]] = "nvgpu.mma.sp.sync"(%[[A]], %[[B]], %[[C]], %[[M]]) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi32>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:323:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi32>) -> vector<2x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:330:3: error: 'nvgpu.mma.sync' op expected matrix A to be shaped (4 x 2)
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:330:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:337:3: error: 'nvgpu.mma.sync' op expected matrix B to be shaped (2 x 2)
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<1x4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:337:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<1x4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:344:3: error: 'nvgpu.mma.sync' op expected matrix C to be shaped (2 x 2)
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf32>) -> vector<4x1xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:344:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf32>) -> vector<4x1xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:351:3: error: 'nvgpu.mma.sync' op expected matrix C to be shaped (2 x 2)
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x4xf32>) -> vector<1x4xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:351:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<1x4xf32>) -> vector<1x4xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:358:3: error: matrixA must be 2 dimensional vector
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:358:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:365:3: error: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:365:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:372:3: error: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4x2xindex>, vector<2x2xindex>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:372:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xindex>, vector<2x2xindex>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:379:3: error: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,32]} : (vector<4x4xf8E4M3FN>, vector<2x4xf8E4M3FN>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:379:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 32]}> : (vector<4x4xf8E4M3FN>, vector<2x4xf8E4M3FN>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:386:3: error: 'nvgpu.mma.sync' op expected -256 warp-wide matrix A elements
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [-16,-8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:386:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [-16, -8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:393:30: error: custom op 'nvgpu.mma.sync' 'nvgpu.mma.sync' op attribute 'mmaShape' failed to satisfy constraint: 64-bit integer array attribute
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16 : i32,8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:400:3: error: 'nvgpu.mma.sync' op expected matrix A to be shaped (2 x 4)
// CHECK-NEXT:   nvgpu.mma.sync(%[[A]], %[[B]], %[[C]]) {mmaShape = [16,8,16]} : (vector<4x2xsi8>, vector<2x2xsi8>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:400:3: note: see current operation: %[[V0]] = "nvgpu.mma.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{mmaShape = [16, 8, 16]}> : (vector<4x2xsi8>, vector<2x2xsi8>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:407:8: error: 'nvgpu.mma.sp.sync' op expected 256 warp-wide matrix A elements
// CHECK-NEXT:   %[[V0]] = nvgpu.mma.sp.sync(%[[A]], %[[B]], %[[C]]) metadata(%[[M]]) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:407:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:414:8: error: 'nvgpu.mma.sp.sync' op expected tf32 tensor cores only for F32 operands
// CHECK-NEXT:   %[[V0]] = nvgpu.mma.sp.sync(%[[A]], %[[B]], %[[C]]) metadata(%[[M]]) {mmaShape = [16,8,32], tf32Enabled} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:414:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:421:8: error: 'nvgpu.mma.sp.sync' op expected matrix A to be shaped (8 x 2)
// CHECK-NEXT:   %[[V0]] = nvgpu.mma.sp.sync(%[[A]], %[[B]], %[[C]]) metadata(%[[M]]) {mmaShape = [16,8,32]} : (vector<2x4xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:421:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<2x4xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:428:8: error: 'nvgpu.mma.sp.sync' op expected 512 warp-wide matrix A elements
// CHECK-NEXT:   %[[V0]] = nvgpu.mma.sp.sync(%[[A]], %[[B]], %[[C]]) metadata(%[[M]]) {mmaShape = [16,8,32]} : (vector<8x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:428:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<8x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:435:8: error: 'nvgpu.mma.sp.sync' op expected 512 warp-wide matrix A elements
// CHECK-NEXT:   %[[V0]] = nvgpu.mma.sp.sync(%[[A]], %[[B]], %[[C]]) metadata(%[[M]]) {mmaShape = [16,8,32]} : (vector<2x2xf16>, vector<2x4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/warps-invalid.mlir:435:8: note: see current operation: %[[V0]] = "nvgpu.mma.sp.sync"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<2x2xf16>, vector<2x4xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>

// -----

func.func @a(%m: memref<4xf16,3>, %i: index) {
  "nvgpu.ldmatrix"(%m, %i) {transpose=0, numTiles = 4} : (memref<4xf16,3>, index) -> vector<4x2xf16>
  return
}

// -----

func.func @a(%m: memref<4xf16,3>, %i: index) {
  "nvgpu.ldmatrix"(%m, %i) {transpose=false, numTiles = 4} : (memref<4xf16,3>, index) -> vector<f16>
  return
}

// -----

func.func @a(%m: memref<4xf16>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 4 : i32} : memref<4xf16> -> vector<4x2xf16>
  return
}

// -----

func.func @a(%m: memref<4xf64,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 4 : i32} : memref<4xf64, 3> -> vector<4x2xf64>
  return
}

// -----

func.func @a(%m: memref<4xf16,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 4 : i32} : memref<4xf16, 3> -> vector<4xf16>
  return
}

// -----

func.func @a(%m: memref<4xf16,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 4 : i32} : memref<4xf16, 3> -> vector<4x4xf16>
  return
}

// -----

func.func @a(%m: memref<4xf16,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 2 : i32} : memref<4xf16, 3> -> vector<4x2xf16>
  return
}

// -----

func.func @a(%m: memref<4xi8,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=true, numTiles = 4 : i32} : memref<4xi8, 3> -> vector<4x4xi8>
  return
}

// -----

func.func @a(%m: memref<4xf32,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=true, numTiles = 4 : i32} : memref<4xf32, 3> -> vector<4x1xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf32>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x3xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x3xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf80>, %b: vector<2x2xf80>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf80>, vector<2x2xf80>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [0, 0, 0]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi32>) {
  %0 = "nvgpu.mma.sp.sync"(%a, %b, %c, %m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi32>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<1x4xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<1x4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4x1xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf32>) -> vector<4x1xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x4xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x4xf32>) -> vector<1x4xf32>
  return
}

// -----

func.func @a(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf16>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4xf16>, vector<4xf16>, vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xi16>, %b: vector<2x2xi16>, %c: vector<2x2xi32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @a(%a: vector<4x2xindex>, %b: vector<2x2xindex>, %c: vector<2x2xi32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4x2xindex>, vector<2x2xindex>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @a(%a: vector<4x4xf8E4M3FN>, %b: vector<2x4xf8E4M3FN>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,32]} : (vector<4x4xf8E4M3FN>, vector<2x4xf8E4M3FN>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [-16,-8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16 : i32,8,16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xsi8>, %b: vector<2x2xsi8>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<4x2xsi8>, vector<2x2xsi8>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,32], tf32Enabled} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<2x4xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,32]} : (vector<2x4xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<8x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,32]} : (vector<8x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<2x2xf16>, %b: vector<2x4xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,32]} : (vector<2x2xf16>, vector<2x4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
