// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %2 = vector.mask %m, %x { } : vector<8xi1> -> vector<8xf32>
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  vector.mask %m { arith.addf %f, %f : f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects only one operation to mask}}
  vector.mask %m { vector.reduction <add>, %v, %f : vector<8xf32> into f32 
  vector.reduction <add>, %v, %f : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @a(%m: vector<4xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  vector.mask %m { vector.reduction <add>, %v, %f : vector<8xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  vector.mask %m, %f { vector.reduction <add>, %v, %f : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %f { vector.transfer_write %v, %p[%i] : vector<8xf32>, memref<8xf32> } : vector<8xi1> 
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.reduction <add>, %v, %f : vector<8xf32> into f32 } : vector<8xi1>
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  vector.mask %m { vector.reduction <add>, %v, %f : vector<8xf32> into f32 } : vector<8xi1> -> f64
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op vector.mask: this operation does not support properties}}
  "vector.mask"(%m) <{operandSegmentSizes = array<i32: 1,0>}> ({
     %0 = vector.reduction <add>, %v, %f : vector<8xf32> into f32
     vector.yield %f : f32 }) : (vector<8xi1>) -> f32
  "vector.mask"(%m) ({
     %0 = vector.reduction <add>, %v, %f : vector<8xf32> into f32
     "test.t"() : () -> () }) : (vector<8xi1>) -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  "vector.mask"(%m) ({
     %0 = vector.reduction <add>, %v, %f : vector<8xf32> into f32
     vector.yield %f : f32 }) : (vector<8xi1>) -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  "vector.mask"(%m) ({
     %0 = vector.reduction <add>, %v, %f : vector<8xf32> into f32
     vector.yield %f, %f : f32, f32 }) : (vector<8xi1>) -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a terminator within the mask region}}
  "vector.mask"(%m) ({
     %0 = vector.reduction <add>, %v, %f : vector<8xf32> into f32
     "test.t"() : () -> () }) : (vector<8xi1>) -> f32
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  vector.mask %m : vector<8xi1>
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8x8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>, %a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %mm: vector<4x4x8xi1>, %ms: vector<4xi1>, %mg : vector<4x8xi1>) {
  %0 = vector.mask %mm { vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
  %1 = vector.mask %mg { vector.multi_reduction <add>, %a, %v [0] : vector<4x8xf32> to vector<8xf32> } : vector<4x8xi1> -> vector<8xf32>
  // expected-error @+1 {{'vector.mask' op expects a 'vector<8x8xi1>' mask for the maskable operation}}
  %2 = vector.mask %mg { vector.outerproduct %v, %v {kind = #vector.kind<add>} : vector<8xf32>, vector<8xf32> } : vector<4x8xi1> -> vector<8x8xf32>
  return
}

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8x8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>, %iv: vector<8xi32>) {
  %4 = vector.mask %m { vector.gather %p[%i,%i][%iv], %m, %x : memref<8x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  vector.mask %m { vector.scatter %p[%i,%i][%iv], %m, %x : memref<8x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> } : vector<8xi1> 
  return
}
