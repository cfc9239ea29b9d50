// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'gpu.subgroup_reduce' invalid op kind}}
  gpu.subgroup_reduce addf %f : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{`and` reduction operation is not compatible with type 'f32'}}
  gpu.subgroup_reduce and %f : (f32) -> f32
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error @+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
  gpu.subgroup_reduce minnumf %j : (i32) -> i32
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error @+1 {{`maximumf` reduction operation is not compatible with type 'i32'}}
  gpu.subgroup_reduce maximumf %j : (i32) -> i32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{`minui` reduction operation is not compatible with type 'vector<4xf32>'}}
  gpu.subgroup_reduce minui %v : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v2: vector<4x4xf32>) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<4x4xf32>'}}
  gpu.subgroup_reduce add %v2 : (vector<4x4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%sv: vector<[4]xf32>) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  gpu.subgroup_reduce add %sv : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  gpu.subgroup_reduce add %f cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 0 is not a power of two}}
  gpu.subgroup_reduce add %f cluster(size = 0) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster size 4294967292 is not a power of two}}
  gpu.subgroup_reduce add %f cluster(size = -4) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride 0 is not a power of two}}
  gpu.subgroup_reduce add %f cluster(size = 4, stride = 0) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'gpu.subgroup_reduce' expected 'size'}}
  gpu.subgroup_reduce add %f cluster(stride = 2) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires attribute 'op'}}
  gpu.subgroup_reduce %f : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires the same type for all operands and results}}
  gpu.subgroup_reduce add %f : (f32) -> f16
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'gpu.subgroup_reduce' number of operands and types do not match: got 1 operands and 2 types}}
  gpu.subgroup_reduce add %f : (f32, f32) -> f32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'}}
  gpu.subgroup_reduce add %i : (index) -> index
  return
}

// -----

func.func @f(%si: si32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'si32'}}
  gpu.subgroup_reduce add %si : (si32) -> si32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  "gpu.subgroup_reduce"(%f) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  "gpu.subgroup_reduce"(%f) <{op = #gpu<all_reduce_op add>, cluster_stride = 0 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_reduce' op requires attribute 'op'}}
  "gpu.subgroup_reduce"(%f) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{invalid properties {op = 1 : i32} for op gpu.subgroup_reduce: Invalid attribute `op` in property conversion: 1 : i32}}
  "gpu.subgroup_reduce"(%f) <{op = 1 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  gpu.all_reduce %f {} : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  gpu.all_reduce add %f { ^bb0(%a: f32, %b: f32): gpu.yield %a : f32 } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected two region arguments}}
  gpu.all_reduce %f { ^bb0(%a: f32): gpu.yield %a : f32 } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{incorrect region argument type}}
  gpu.all_reduce %f { ^bb0(%a: f32, %b: f16): gpu.yield %a : f32 } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected one gpu.yield operand}}
  gpu.all_reduce %f { ^bb0(%a: f32, %b: f32): gpu.yield %a, %b : f32, f32 } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32, %h: f16) {
  // expected-error @+2 {{'gpu.yield' op using value defined outside the region}}
  // expected-note @+1 {{required by region isolation constraints}}
  gpu.all_reduce %f { ^bb0(%a: f32, %b: f32): gpu.yield %h : f16 } : (f32) -> f32
  return
}

// -----

// expected-note @+1 {{previously defined here}}
func.func @f(%f: f32, %c: i1) {
  // expected-error @+1 {{redefinition of SSA value '%c'}}
  gpu.all_reduce %f { ^bb0(%a: f32, %b: f32): %c = arith.truncf %a : f32 to f16 gpu.yield %c : f16 } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{block with no terminator, has "gpu.printf"() <{format = "x"}> : () -> ()}}
  gpu.all_reduce %f { ^bb0(%a: f32, %b: f32): gpu.printf "x" } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected one gpu.yield operand}}
  gpu.all_reduce %f { ^bb0(%a: f32, %b: f32): cf.br ^bb1 ^bb1: gpu.yield %a : f32 ^bb2: gpu.yield %b, %b : f32, f32 } : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{`and` reduction operation is not compatible with type 'f32'}}
  gpu.all_reduce and %f {} : (f32) -> f32
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error @+1 {{`maximumf` reduction operation is not compatible with type 'i32'}}
  gpu.all_reduce maximumf %j {} : (i32) -> i32
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error @+1 {{custom op 'gpu.all_reduce' invalid op kind}}
  gpu.all_reduce foo %j {} : (i32) -> i32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'vector<4xf32>'}}
  gpu.all_reduce add %v {} : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.all_reduce' op requires the same type for all operands and results}}
  gpu.all_reduce add %f {} : (f32) -> f16
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.all_reduce add %f : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected either an op attribute or a non-empty body}}
  "gpu.all_reduce"(%f) ({}) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.all_reduce' op requires the same type for all operands and results}}
  "gpu.all_reduce"(%f) ({}) : (f32) -> i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%f: f32, %j: i32, %i: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.shuffle xor %f, %j, %i : f32
  return
}

// -----

func.func @f(%f: f32, %j: i32) {
  // expected-error @+2 {{custom op 'gpu.shuffle' expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx}}
  // expected-error @+1 {{custom op 'gpu.shuffle' failed to parse GPU_ShuffleModeAttr parameter 'value' which is to be a `::mlir::gpu::ShuffleMode`}}
  gpu.shuffle foo %f, %j, %j : f32
  return
}

// -----

func.func @f(%v2: vector<4x4xf32>, %j: i32) {
  // expected-error @+1 {{'gpu.shuffle' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<4x4xf32>'}}
  gpu.shuffle up %v2, %j, %j : vector<4x4xf32>
  return
}

// -----

func.func @f(%i: index, %j: i32) {
  // expected-error @+1 {{'gpu.shuffle' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'index'}}
  gpu.shuffle idx %i, %j, %j : index
  return
}

// -----

func.func @f(%f: f32, %j: i32) {
  // expected-error @+1 {{'gpu.shuffle' op failed to verify that all of {value, shuffleResult} have same type}}
  "gpu.shuffle"(%f, %j, %j) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f16, i1)
  return
}

// -----

func.func @f(%f: f32, %j: i32) {
  // expected-error @+1 {{'gpu.shuffle' op result #1 must be 1-bit signless integer, but got 'i32'}}
  "gpu.shuffle"(%f, %j, %j) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i32)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  gpu.rotate %f, 3, 15 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  gpu.rotate %f, -3, 16 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  gpu.rotate %f, 16, 16 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.rotate' op offset must be in the range [0, 16)}}
  gpu.rotate %f, 17, 16 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected ','}}
  gpu.rotate %f, 3 : i32, 16 : i32 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  gpu.rotate %f, 0, 0 : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.rotate' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  "gpu.rotate"(%f) <{offset = 3 : i64, width = 16 : i32}> : (f32) -> (f32, i1)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  gpu.thread_id w
  // expected-error @+1 {{custom op 'gpu.thread_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
  return
}

// -----

func.func @f() {
  gpu.thread_id
  // expected-error @+1 {{custom op 'gpu.thread_id' expected ::mlir::gpu::Dimension to be one of: x, y, z}}
  return
// expected-error @+1 {{custom op 'gpu.thread_id' failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
}

// -----

func.func @f() {
  // expected-error @+1 {{expected attribute value}}
  gpu.thread_id x upper_bound
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  gpu.thread_id x upper_bound 3 : i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  gpu.thread_id x upper_bound 3 : index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.thread_id' op requires attribute 'dimension'}}
  "gpu.thread_id"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.thread_id' op result #0 must be index, but got 'i32'}}
  "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{invalid properties {dimension = 1 : i32} for op gpu.thread_id: Invalid attribute `dimension` in property conversion: 1 : i32}}
  "gpu.thread_id"() <{dimension = 1 : i32}> : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.thread_id' op attribute 'upper_bound' failed to satisfy constraint: index attribute}}
  "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 3 : i32}> : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  gpu.lane_id : index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected ':'}}
  gpu.subgroup_id
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.subgroup_id' invalid kind of type specified: expected builtin.index, but found 'i32'}}
  gpu.subgroup_id : i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.subgroup_size' invalid kind of type specified: expected builtin.index, but found 'i64'}}
  gpu.subgroup_size upper_bound 3 : i64
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  gpu.dynamic_shared_memory : memref<4xi8>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<global>>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  gpu.dynamic_shared_memory : memref<?xi8, 3>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'}}
  gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x?xi8, #gpu.address_space<workgroup>>'}}
  gpu.dynamic_shared_memory : memref<?x?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.dynamic_shared_memory' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  gpu.dynamic_shared_memory : i32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.printf' op operand #0 must be variadic of integer or index or floating-point, but got 'vector<4xf32>'}}
  gpu.printf "a", %v : vector<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected attribute value}}
  gpu.printf %i : index
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{custom op 'gpu.printf' number of operands and types do not match: got 2 operands and 1 types}}
  gpu.printf "a", %i, %f : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected operation name in quotes}}
  gpu.printf "a" : i32, %i : index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.host_register' invalid kind of type specified: expected builtin.unranked_memref, but found 'memref<4xf32>'}}
  gpu.host_register %m : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: '!gpu.async.token' vs 'index'}}
  gpu.wait [%i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async [%i
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  gpu.alloc (%i) : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  gpu.alloc () : memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  gpu.alloc (%i)[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  gpu.alloc (%i) : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'gpu.alloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  gpu.alloc (%i) : memref<*xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%j: i32) {
  // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
  gpu.alloc (%j) : memref<?xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.alloc' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  gpu.alloc () : i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.alloc' needs to be named when marked 'async'}}
  gpu.alloc async () : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.dealloc' needs to be named when marked 'async'}}
  gpu.dealloc async %m : memref<4xf32>
  return
}

// -----

func.func @f(%u: memref<*xf32>) {
  // expected-error @+1 {{custom op 'gpu.dealloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  gpu.dealloc %u : memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %mdd: memref<?x?xf32>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %m, %mdd : memref<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %m16: memref<4xf16>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %m, %m16 : memref<4xf32>, memref<4xf16>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %f: f32) {
  // expected-error @+1 {{custom op 'gpu.memcpy' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  gpu.memcpy %m, %f : memref<4xf32>, f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %h: f16) {
  // expected-error @+1 {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  gpu.memset %m, %h : memref<4xf32>, f16
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'gpu.memset' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  gpu.memset %f, %f : f32, f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.set_default_device %i
  return
}

// -----

func.func @f(%mh: memref<16x16xf16>, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_load_matrix' op requires attribute 'leadDimension'}}
  gpu.subgroup_mma_load_matrix %mh[%i, %i] : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%mh: memref<16x16xf16>, %i: index) {
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_load_matrix' 'gpu.subgroup_mma_load_matrix' op attribute 'leadDimension' failed to satisfy constraint: index attribute}}
  gpu.subgroup_mma_load_matrix %mh[%i, %i] {leadDimension = 16 : i32} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%mh: memref<16x16xf16>, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_load_matrix' op result #0 must be MMAMatrix type, but got 'f32'}}
  gpu.subgroup_mma_load_matrix %mh[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16> -> f32
  return
}

// -----

func.func @f(%strided: memref<16x16xf16, strided<[16, 2]>>, %i: index) {
  // expected-error @+1 {{expected source memref most minor dim must have unit stride}}
  gpu.subgroup_mma_load_matrix %strided[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, strided<[16, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  gpu.subgroup_mma_load_matrix %str1[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, strided<[?, 1]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%A: !gpu.mma_matrix<16x32xf16, "AOp">, %mh: memref<16x16xf16>, %i: index) {
  // expected-error @+1 {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %A, %mh[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x32xf16, "AOp">, memref<16x16xf16>
  return
}

// -----

func.func @f(%C: !gpu.mma_matrix<16x8xf16, "COp">, %strided: memref<16x16xf16, strided<[16, 2]>>, %i: index) {
  // expected-error @+1 {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %C, %strided[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x8xf16, "COp">, memref<16x16xf16, strided<[16, 2]>>
  return
}

// -----

func.func @f(%f: f32, %mh: memref<16x16xf16>, %i: index) {
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_store_matrix' invalid kind of type specified: expected gpu.mma_matrix, but found 'f32'}}
  gpu.subgroup_mma_store_matrix %f, %mh[%i, %i] {leadDimension = 16 : index} : f32, memref<16x16xf16>
  return
}

// -----

func.func @f(%C: !gpu.mma_matrix<16x8xf16, "COp">, %m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_store_matrix' 'gpu.subgroup_mma_store_matrix' op attribute 'transpose' failed to satisfy constraint: unit attribute}}
  gpu.subgroup_mma_store_matrix %C, %m[%i] {leadDimension = 16 : index, transpose = 1 : i32} : !gpu.mma_matrix<16x8xf16, "COp">, memref<4xf32>
  return
}

// -----

func.func @f(%B: !gpu.mma_matrix<32x8xf16, "BOp">, %A: !gpu.mma_matrix<16x32xf16, "AOp">, %C: !gpu.mma_matrix<16x8xf16, "COp">) {
  // expected-error @+1 {{operands must be in the order AOp, BOp, COp}}
  gpu.subgroup_mma_compute %B, %A, %C : !gpu.mma_matrix<32x8xf16, "BOp">, !gpu.mma_matrix<16x32xf16, "AOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

func.func @f(%A: !gpu.mma_matrix<16x32xf16, "AOp">, %B: !gpu.mma_matrix<32x8xf16, "BOp">) {
  // expected-error @+1 {{operands must be in the order AOp, BOp, COp}}
  gpu.subgroup_mma_compute %A, %B, %A : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<16x32xf16, "AOp">
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%f: f32) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'f16' vs 'f32'}}
  gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_constant_matrix' 'res' must be MMAMatrix type, but got 'f32'}}
  gpu.subgroup_mma_constant_matrix %f : f32
  return
}

// -----

func.func @f(%C: !gpu.mma_matrix<16x8xf16, "COp">) {
  // expected-error @+2 {{custom op 'gpu.subgroup_mma_elementwise' expected ::mlir::gpu::MMAElementwiseOp to be one of: addf, mulf, subf, maxf, minf, divf, addi, muli, subi, divs, divu, negatef, negates, extf}}
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_elementwise' failed to parse MMAElementWiseAttr parameter 'value' which is to be a `::mlir::gpu::MMAElementwiseOp`}}
  gpu.subgroup_mma_elementwise foo %C : (!gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

func.func @f(%C: !gpu.mma_matrix<16x8xf16, "COp">, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_extract_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  gpu.subgroup_mma_extract_thread_local %C[%i] : !gpu.mma_matrix<16x8xf16, "COp"> -> f32
  return
}

// -----

func.func @f(%f: f32, %C: !gpu.mma_matrix<16x8xf16, "COp">, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_insert_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  gpu.subgroup_mma_insert_thread_local %f, %C[%i] : f32, !gpu.mma_matrix<16x8xf16, "COp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected non-function type}}
  gpu.create_dn_tensor %m, : into memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error @+2 {{custom op 'gpu.create_2to4_spmat' expected ::mlir::gpu::Prune2To4SpMatFlag to be one of: NONE, PRUNE_ONLY, PRUNE_AND_CHECK}}
  // expected-error @+1 {{custom op 'gpu.create_2to4_spmat' failed to parse GPU_Prune2To4SpMatFlagAttr parameter 'value' which is to be a `::mlir::gpu::Prune2To4SpMatFlag`}}
  gpu.create_2to4_spmat {FOO} %i, %i, %m : memref<4xf32>
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+2 {{custom op 'gpu.spmv_buffer_size' expected ::mlir::gpu::TransposeMode to be one of: NON_TRANSPOSE, TRANSPOSE, CONJUGATE_TRANSPOSE}}
  // expected-error @+1 {{custom op 'gpu.spmv_buffer_size' failed to parse GPU_TransposeModeAttr parameter 'value' which is to be a `::mlir::gpu::TransposeMode`}}
  gpu.spmv_buffer_size %s{FOO}, %d, %d into f32
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+2 {{custom op 'gpu.spmv_buffer_size' expected valid keyword or string}}
  // expected-error @+1 {{custom op 'gpu.spmv_buffer_size' failed to parse GPU_TransposeModeAttr parameter 'value' which is to be a `::mlir::gpu::TransposeMode`}}
  gpu.spmv_buffer_size %s{}, %d, %d into f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{use of value '%d' expects different type than prior uses: '!gpu.sparse.spmat_handle' vs '!gpu.sparse.dntensor_handle'}}
  gpu.spmv_buffer_size %d, %d, %d into f32
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  gpu.spmv_buffer_size %s, %d, %d into 3
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{'gpu.spmm_buffer_size' op result #0 must be variadic of index, but got 'i32'}}
  gpu.spmm_buffer_size %s, %d, %d : i32 into f32
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{expected non-function type}}
  gpu.spmm_buffer_size %s, %d, %d : into f32
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %g: !gpu.sparse.spgemmop_handle, %i: index, %m: memref<4xf32>) {
  // expected-error @+2 {{custom op 'gpu.spgemm_work_estimation_or_compute' expected ::mlir::gpu::SpGEMMWorkEstimationOrComputeKind to be one of: WORK_ESTIMATION, COMPUTE}}
  // expected-error @+1 {{custom op 'gpu.spgemm_work_estimation_or_compute' failed to parse GPU_SpGEMMWorkEstimationOrComputeKindAttr parameter 'value' which is to be a `::mlir::gpu::SpGEMMWorkEstimationOrComputeKind`}}
  gpu.spgemm_work_estimation_or_compute {WORK} %s, %s, %s, %g, %i, %m : f32 into memref<4xf32>
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{'gpu.spmv_buffer_size' op requires attribute 'computeType'}}
  "gpu.spmv_buffer_size"(%s, %d, %d) <{modeA = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  gpu.warp_execute_on_lane_0(%i)[32] -> (f32) { gpu.yield }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  gpu.warp_execute_on_lane_0(%i)[32] -> (f32) { }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  gpu.warp_execute_on_lane_0(%i)[32] { gpu.yield %f : f32 }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) { }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (127) to be a multipler of the distributed vector dimension (4)}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<127xf32>): }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<128xf16>): }
  return
}

// -----

func.func @f(%i: index, %v2: vector<4x4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v2 : vector<4x4xf32>) { ^bb0(%a: vector<4x4x128xf32>): }
  return
}

// -----

func.func @f(%i: index, %v2: vector<4x4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v2 : vector<4x4xf32>) { ^bb0(%a: f32): }
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%f : f32) { ^bb0(%a: f16): }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<8xf32>' to 'vector<4xf32>' with warp size = 0}}
  gpu.warp_execute_on_lane_0(%i)[0] args(%v : vector<4xf32>) { ^bb0(%a: vector<8xf32>): }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%i)[4] args(%v : vector<4xf32>) { ^bb0(%a: vector<4x16xf32>): }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%j: i32) {
  // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
  gpu.warp_execute_on_lane_0(%j)[32] { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected '['}}
  gpu.warp_execute_on_lane_0(%i) { }
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected '('}}
  gpu.warp_execute_on_lane_0[32] { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'gpu.warp_execute_on_lane_0' expected integer value}}
  gpu.warp_execute_on_lane_0(%i)[a] { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected ':'}}
  gpu.warp_execute_on_lane_0(%i)[32] args() { }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v) { }
  return
}

// -----

func.func @f(%i: index, %v: vector<4xf32>, %f: f32) {
  // expected-error @+1 {{custom op 'gpu.warp_execute_on_lane_0' number of operands and types do not match: got 2 operands and 1 types}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%v, %f : f32) { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{block with no terminator, has "gpu.printf"() <{format = "x"}> : () -> ()}}
  "gpu.warp_execute_on_lane_0"(%i) <{warp_size = 32 : i64}> ({ ^bb0: gpu.printf "x" }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op region #0 ('warpRegion') failed to verify constraint: region with 1 blocks}}
  "gpu.warp_execute_on_lane_0"(%i) <{warp_size = 32 : i64}> ({ }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op requires attribute 'warp_size'}}
  "gpu.warp_execute_on_lane_0"(%i) ({ gpu.yield }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expects region #0 to have 0 or 1 blocks}}
  "gpu.warp_execute_on_lane_0"(%i) <{warp_size = 32 : i64}> ({ ^bb0: cf.br ^bb1 ^bb1: gpu.yield }) : (index) -> ()
  return
}

// -----

func.func @f(%f: f32, %j: i32) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  gpu.subgroup_broadcast %f, first_active_lane %j : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  gpu.subgroup_broadcast %f, specific_lane : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+2 {{custom op 'gpu.subgroup_broadcast' expected ::mlir::gpu::BroadcastType to be one of: first_active_lane, specific_lane}}
  // expected-error @+1 {{custom op 'gpu.subgroup_broadcast' failed to parse GPU_BroadcastTypeAttr parameter 'value' which is to be a `::mlir::gpu::BroadcastType`}}
  gpu.subgroup_broadcast %f, foo : f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  gpu.subgroup_broadcast %f, specific_lane %i : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.subgroup_broadcast' op failed to verify that all of {result, src} have same type}}
  "gpu.subgroup_broadcast"(%f) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f16
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.foo' is unknown}}
  gpu.foo
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{unregistered operation 'gpu.foo' found in dialect ('gpu') that does not allow unknown operations}}
  "gpu.foo"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  gpu.barrier : i32
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %u: memref<*xf32>) {
  // expected-error @+1 {{custom op 'gpu.create_coo' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  gpu.create_coo %i, %i, %i, %m, %m, %u : memref<4xf32>, memref<4xf32>, memref<*xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.create_csr' needs to be named when marked 'async'}}
  gpu.create_csr async %i, %i, %i, %m, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %j: i32, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
  gpu.create_bsr %i, %i, %i, %i, %j, %m, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{use of value '%d' expects different type than prior uses: '!gpu.sparse.spmat_handle' vs '!gpu.sparse.dntensor_handle'}}
  gpu.destroy_sp_mat %d
  return
}

// -----

func.func @f(%t: !gpu.async.token, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{custom op 'gpu.destroy_dn_tensor' needs to be named when marked 'async'}}
  gpu.destroy_dn_tensor async [%t] %d
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'gpu.yield' op must be the last operation in the parent block}}
  gpu.yield %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{expected ':'}}
  gpu.yield %f
  return
}

// -----

func.func @f(%t: !gpu.async.token, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.memcpy' needs to be named when marked 'async'}}
  gpu.memcpy async [%t] %m, %m : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%C: !gpu.mma_matrix<16x8xf16, "COp">) {
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_elementwise' number of operands and types do not match: got 2 operands and 1 types}}
  gpu.subgroup_mma_elementwise addf %C, %C : (!gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

func.func @f(%C: !gpu.mma_matrix<16x8xf16, "COp">) {
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_elementwise' invalid kind of type specified: expected builtin.function, but found '!gpu.mma_matrix<16x8xf16, "COp">'}}
  gpu.subgroup_mma_elementwise addf %C, %C : !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

func.func @f(%A: !gpu.mma_matrix<16x32xf16, "AOp">, %B: !gpu.mma_matrix<32x8xf16, "BOp">) {
  // expected-error @+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %A, %B, %0 : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.block_dim' op requires attribute 'dimension'}}
  "gpu.block_dim"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.block_id' op requires attribute 'dimension'}}
  "gpu.block_id"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.cluster_block_id' op requires attribute 'dimension'}}
  "gpu.cluster_block_id"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.cluster_dim' op requires attribute 'dimension'}}
  "gpu.cluster_dim"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.cluster_dim_blocks' op requires attribute 'dimension'}}
  "gpu.cluster_dim_blocks"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.cluster_id' op requires attribute 'dimension'}}
  "gpu.cluster_id"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.global_id' op requires attribute 'dimension'}}
  "gpu.global_id"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.grid_dim' op requires attribute 'dimension'}}
  "gpu.grid_dim"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.thread_id' op requires attribute 'dimension'}}
  "gpu.thread_id"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.lane_id' op attribute 'upper_bound' failed to satisfy constraint: index attribute}}
  %0 = "gpu.lane_id"() <{upper_bound = 1 : i32}> : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.num_subgroups' op result #0 must be index, but got 'i32'}}
  %0 = "gpu.num_subgroups"() : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.num_subgroups' invalid kind of type specified: expected builtin.index, but found 'i64'}}
  %0 = gpu.num_subgroups : i64
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected attribute value}}
  gpu.printf
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected operation name in quotes}}
  gpu.barrier 1
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.host_unregister' invalid kind of type specified: expected builtin.unranked_memref, but found 'memref<4xf32>'}}
  gpu.host_unregister %m : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.set_default_device' op operand #0 must be 32-bit signless integer, but got 'index'}}
  "gpu.set_default_device"(%i) : (index) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%i: index, %j: i32, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%j' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = gpu.create_coo_aos %i, %i, %j, %m, %m : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{expected ','}}
  gpu.create_csc %i, %i : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'gpu.create_dn_tensor' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  gpu.create_dn_tensor %m, %i : index into memref<*xf32>
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle) {
  // expected-error @+1 {{custom op 'gpu.destroy_sp_mat' needs to be named when marked 'async'}}
  gpu.destroy_sp_mat async %s
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.set_csr_pointers' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  gpu.set_csr_pointers %s, %m, %m, %m : memref<4xf32>, memref<4xf32>, f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%d: !gpu.sparse.dntensor_handle, %m: memref<4xf32>) {
  // expected-error @+1 {{use of value '%d' expects different type than prior uses: '!gpu.sparse.spmat_handle' vs '!gpu.sparse.dntensor_handle'}}
  gpu.sddmm %d, %d, %d, %m : memref<4xf32> into f32
  return
}

// -----

func.func @f(%d: !gpu.sparse.dntensor_handle, %s: !gpu.sparse.spmat_handle) {
  // expected-error @+1 {{custom op 'gpu.sddmm_buffer_size' expected 'into'}}
  gpu.sddmm_buffer_size %d, %d, %s : f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{use of value '%d' expects different type than prior uses: '!gpu.sparse.spgemmop_handle' vs '!gpu.sparse.dntensor_handle'}}
  gpu.spgemm_copy %s, %s, %s, %d : f32
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle) {
  // expected-error @+1 {{expected '=' after SSA name}}
  gpu.spgemm_create_descr %s
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle) {
  // expected-error @+1 {{'gpu.spgemm_destroy_descr' op operand #0 must be SpGEMM operation handle type, but got '!gpu.sparse.spmat_handle'}}
  "gpu.spgemm_destroy_descr"(%s) : (!gpu.sparse.spmat_handle) -> ()
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle) {
  // expected-error @+1 {{'gpu.spmat_get_size' op expected 3 or more results}}
  %0 = "gpu.spmat_get_size"(%s) : (!gpu.sparse.spmat_handle) -> index
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error @+1 {{expected ','}}
  gpu.spmm %s, %d, %d : into f32
  return
}

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.spmv' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  gpu.spmv %s, %d, %d, %m : f32 into f32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op requires attribute 'warp_size'}}
  "gpu.warp_execute_on_lane_0"(%i) ({
    gpu.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'gpu.yield' op requires zero results}}
  "gpu.yield"() : () -> i32
  return
}

// -----

func.func @f(%t: !gpu.async.token) {
  // expected-error @+1 {{expected '=' after SSA name}}
  gpu.wait %t
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'gpu.dealloc' op result #0 must be async token type, but got 'i32'}}
  "gpu.dealloc"(%m) : (memref<4xf32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'gpu.host_register' op operand #0 must be unranked.memref of any type values, but got 'memref<4xf32>'}}
  "gpu.host_register"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  "gpu.memset"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}
