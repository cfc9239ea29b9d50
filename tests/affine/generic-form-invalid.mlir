// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.for' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "affine.for"(%i) ({ ^bb0(%a: index): affine.yield }) : (index) -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.for' op attribute 'step' failed to satisfy constraint: index attribute}}
  "affine.for"() <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ ^bb0(%a: i32): affine.yield }) : () -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "affine.for"() <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({ }) : () -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  "affine.for"(%x) <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%a: index, %b: f32): affine.yield %b : f32 }) : (f32) -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = "affine.for"(%x) <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%a: index, %b: i32): affine.yield %b : i32 }) : (f32) -> f32
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = "affine.for"(%x) <{lowerBoundMap = #m0, upperBoundMap = #m0, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({ ^bb0(%a: index, %b: f32): affine.yield %b : f32 }) : (f32) -> i32
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%i) ({ affine.yield }, { }) : (index) -> ()
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op expected 2 regions}}
  "affine.if"(%i) ({ affine.yield }) {condition = #s0} : (index) -> ()
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "affine.if"(%i) ({ }, { }) {condition = #s0} : (index) -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op attribute 'condition' failed to satisfy constraint: IntegerSet attribute}}
  "affine.if"(%i) ({ affine.yield }, { }) {condition = #m0} : (index) -> ()
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"() ({ affine.yield }, { }) {condition = #s0} : () -> ()
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
  "affine.if"(%x) ({ affine.yield }, { }) {condition = #s0} : (f32) -> ()
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  "affine.if"(%i) ({ ^bb0(%a: index): affine.yield }, { }) {condition = #s0} : (index) -> ()
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.if' op expects region #0 to have 0 or 1 blocks}}
  "affine.if"(%i) ({ affine.yield ^bb1: affine.yield }, { }) {condition = #s0} : (index) -> ()
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.load' op requires attribute 'map'}}
  "affine.load"(%v, %i) : (memref<?xf32>, index) -> f32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  "affine.load"(%v, %i) <{map = #m1}> : (memref<?xf32>, index) -> i32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  "affine.load"(%v, %i, %n) <{map = #m1}> : (memref<?xf32>, index, index) -> f32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%v: memref<?xf32>) {
// expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  "affine.load"(%v) <{map = #m1}> : (memref<?xf32>) -> f32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %m: memref<?x?xf32>) {
// expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  "affine.load"(%m, %i) <{map = #m1}> : (memref<?x?xf32>, index) -> f32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{'affine.load' op operand #1 must be variadic of index, but got 'f32'}}
  "affine.load"(%v, %x) <{map = #m1}> : (memref<?xf32>, f32) -> f32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %x: f32) {
// expected-error @+1 {{'affine.load' op operand #0 must be memref of any type values, but got 'f32'}}
  "affine.load"(%x, %i) <{map = #m1}> : (f32, index) -> f32
  return
}

// -----

#m2 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - 1)>
func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  "affine.load"(%v, %i, %n) <{map = #m2}> : (memref<?xf32>, index, index) -> f32
  return
}

// -----

#s0 = affine_set<(d0) : (d0 >= 0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{invalid properties {map = affine_set<(d0) : (d0 >= 0)>} for op affine.load: Invalid attribute `map` in property conversion: affine_set<(d0) : (d0 >= 0)>}}
  "affine.load"(%v, %i) <{map = #s0}> : (memref<?xf32>, index) -> f32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %j: i32) {
// expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%j, %v, %i) <{map = #m1}> : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>, %x: f32) {
// expected-error @+1 {{'affine.store' op requires attribute 'map'}}
  "affine.store"(%x, %v, %i) : (f32, memref<?xf32>, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.apply' op result #0 must be index, but got 'i32'}}
  "affine.apply"(%i) <{map = #m1}> : (index) -> i32
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%x: f32) {
// expected-error @+1 {{'affine.apply' op operand #0 must be variadic of index, but got 'f32'}}
  "affine.apply"(%x) <{map = #m1}> : (f32) -> index
  return
}

// -----

#mm = affine_map<(d0, d1)[s0] -> (d0 + d1, s0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  "affine.apply"(%i) <{map = #mm}> : (index) -> index
  return
}

// -----

#mm = affine_map<(d0, d1)[s0] -> (d0 + d1, s0)>
func.func private @use(index)
func.func @f(%i: index, %n: index) {
// expected-error @+1 {{'affine.apply' op mapping must produce one value}}
  "affine.apply"(%i, %i, %n) <{map = #mm}> : (index, index, index) -> index
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.apply' op requires attribute 'map'}}
  "affine.apply"() : () -> index
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  "affine.min"() <{map = #m1}> : () -> index
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.min' op requires attribute 'map'}}
  "affine.min"() : () -> index
  return
}

// -----

func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.min' op affine map expect at least one result}}
  "affine.min"() <{map = affine_map<() -> ()>}> : () -> index
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index) {
// expected-error @+1 {{'affine.max' op result #0 must be index, but got 'f32'}}
  "affine.max"(%i) <{map = #m1}> : (index) -> f32
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (0) must all match}}
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : tensor<1xi32>, reductions = [], steps = []}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op expected upper bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<2> : vector<1xi32>, reductions = [], steps = [1]}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : vector<1xi32>, reductions = [99], steps = [1]}> ({ ^bb0(%a: index): affine.yield }) : () -> ()
  return
}

// -----

#m0 = affine_map<() -> (0)>
func.func private @use(index)
func.func @f() {
// expected-error @+1 {{'affine.parallel' op the number of region arguments (0) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsMap = #m0, lowerBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = #m0, upperBoundsGroups = dense<1> : vector<1xi32>, reductions = [], steps = [1]}> ({ affine.yield }) : () -> ()
  return
}

// -----

func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.prefetch' op requires attribute 'map'}}
  "affine.prefetch"(%v, %i) <{isWrite = true, localityHint = 3 : i32, isDataCache = false}> : (memref<?xf32>, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  "affine.prefetch"(%v, %i) <{map = #m1, isWrite = true, localityHint = 9 : i32, isDataCache = false}> : (memref<?xf32>, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %v: memref<?xf32>) {
// expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  "affine.vector_load"(%v, %i) <{map = #m1}> : (memref<?xf32>, index) -> vector<4xf64>
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func private @use(index)
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%v, %x, %s2, %n, %tag, %i, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, f32, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%v, %i, %s2, %x, %tag, %i, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, f32, memref<1xi32>, index, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %x: f32, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %x, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, f32, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%n: index, %x: f32, %tag: memref<1xi32>) {
// expected-error @+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%tag, %x, %n) {tag_map = #m1} : (memref<1xi32>, f32, index) -> ()
  return
}

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %x: f32) {
// expected-error @+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%x, %i, %n) {tag_map = #m1} : (f32, index, index) -> ()
  return
}
